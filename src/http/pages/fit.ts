import type { Recommendation } from './answers.ts';
import { asksFirst, isLimited } from '../../guidance/law/needs.ts';
import { dateText, moneyText } from './format.ts';
import type { PlainMessage, Say } from './messages/say.ts';

/** What a recommendation comes to, in a line. */
const HEADLINES = {
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
  { from: 0.85, text: 'A good fit', limited: 'A good fit, with a condition' },
  { from: 0.6, text: 'A likely fit', limited: 'A likely fit, with a condition' },
  { from: 0, text: 'A first guess', limited: 'A first guess, with a condition' },
] as const satisfies readonly { from: number; text: PlainMessage; limited: PlainMessage }[];

function fitText(answer: Pick<Recommendation, 'confidence' | 'need' | 'cautions'>): PlainMessage {
  if (asksFirst(answer)) return 'Ask for permission first';
  const { text, limited } = FITS.find(({ from }) => answer.confidence >= from)!;
  return isLimited(answer) ? limited : text;
}

/** The sum without which a plan does not stand: "US$1,000,000", "US$200,000 to US$500,000"; undefined if no sum limits it. */
function capitalOf({ cautions }: Pick<Recommendation, 'cautions'>, say: Say): string | undefined {
  const sums = cautions.flatMap(({ capital }) => (capital === undefined ? [] : [capital.least, capital.most]));
  if (sums.length === 0) return undefined;
  const [least, most] = [Math.min(...sums), Math.max(...sums)].map((sum) => moneyText(sum, 'USD'));
  return least === most ? least : say('{sum} to {most}', { sum: least!, most: most! });
}

/** How well a type fits; where it fits only whoever brings foreign capital, that sum. */
export function fitTitle(answer: Pick<Recommendation, 'confidence' | 'need' | 'cautions'>, say: Say): string {
  const sum = isLimited(answer) && !asksFirst(answer) ? capitalOf(answer, say) : undefined;
  return sum === undefined ? say(fitText(answer)) : say('Only with {sum} of foreign capital, or an exemption', { sum });
}

/**
 * The title of an answer: how well its type fits, or what is to be done, for a lost certificate with what it costs.
 *
 * @param matters what each matter is called, for a title that names it
 */
export function titleOf(
  answer: Omit<Recommendation, 'start_url'>,
  say: Say,
  matters: Readonly<Record<string, string>> = {},
): string {
  const { need, understood, elsewhere } = answer;
  if (need === 'register') return fitTitle(answer, say);
  const [fee] = elsewhere?.fees ?? [];
  const matter = understood.find(({ field }) => field === 'matter')?.value;
  const isLost = matter === 'lost_certificate';
  // What is likelier to be new may be another office's all the same.
  const what = matter === 'start' ? undefined : matters[matter ?? ''];
  if (need === 'elsewhere' && what !== undefined && (!isLost || fee === undefined))
    return say('{what}: what to do', { what: say.known(what) });
  if (!isLost || fee === undefined) return say(HEADLINES[need]);
  const values = { sum: moneyText(fee.amount, fee.currency), date: dateText(fee.as_of) };
  return fee.note?.includes('reported') === true
    ? say('Ask the ORC for a certified copy: {sum}, as reported on {date}', values)
    : say('Ask the ORC for a certified copy: {sum}, as of {date}', values);
}

/** The edge and the sign of an answer. */
export function edgeOf(answer: Pick<Recommendation, 'need' | 'cautions'>): { edge: string; sign: string | undefined } {
  const edge = asksFirst(answer) || isLimited(answer) ? 'caution' : answer.need;
  return { edge, sign: SIGNS[edge] };
}
