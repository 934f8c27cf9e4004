import { asksFirst } from '../../guidance/law/needs.ts';
import type { Recommendation } from './finder-result.tsx';
import type { PlainMessage } from './messages/say.ts';

/** What a recommendation comes to, in a line. */
export const HEADLINES = {
  register: 'To be registered',
  perhaps_not: 'You do not have to register',
  elsewhere: 'Where this is done',
  not_permitted: 'Not allowed as you describe it',
} as const satisfies Record<string, PlainMessage>;

/** The edge and the sign of each, so that colour is not the only cue; what may simply be registered has its name as a title, and no sign. */
const SIGNS: Readonly<Record<Recommendation['need'] | 'caution', string | undefined>> = {
  register: undefined,
  caution: '!',
  perhaps_not: '–',
  elsewhere: '!',
  not_permitted: '✕',
};

/** How well a type fits, from the probability that it is the right one, unless an authority decides first. */
const FITS = [
  { from: 0.85, text: 'A good fit' },
  { from: 0.6, text: 'A likely fit' },
  { from: 0, text: 'A first guess' },
] as const satisfies readonly { from: number; text: PlainMessage }[];
export const fitText = (answer: Pick<Recommendation, 'confidence' | 'need' | 'cautions'>): PlainMessage =>
  asksFirst(answer) ? 'Ask for permission first' : FITS.find(({ from }) => answer.confidence >= from)!.text;

/** The title of an answer that names a type. */
export const titleOf = (answer: Pick<Recommendation, 'confidence' | 'need' | 'cautions'>): PlainMessage =>
  answer.need === 'register' ? fitText(answer) : HEADLINES[answer.need];

/** The edge and the sign of an answer. */
export function edgeOf(answer: Pick<Recommendation, 'need' | 'cautions'>): { edge: string; sign: string | undefined } {
  const edge = asksFirst(answer) ? 'caution' : answer.need;
  return { edge, sign: SIGNS[edge] };
}
