import type { Facts } from '../facts.ts';
import { MATTERS } from '../facts.ts';
import { TOPICS, type Topic } from '../topics.ts';
import { phrase } from './phrases.ts';

/** How a service of an older version is asked, which knows only the four fields of the specification. */

/** The longest purpose that it takes, in characters. */
const MAX_PURPOSE = 2000;
const OWN_FIELDS = ['business_name', 'purpose', 'expects_donations', 'team_size'] as const;

/** One stated fact as a sentence; nothing for a fact that is not sure. */
function sentences(field: string, value: unknown): string[] {
  if (value === 'unsure') return [];
  if (field === 'topics') return [value].flat().map((one) => `${TOPICS[one as Topic].label}.`);
  const fact = field as keyof Facts;
  if (field === 'matter') return value === 'start' ? [] : [`What I want: ${MATTERS[value as keyof typeof MATTERS]}.`];
  if (field === 'ghanaian_share') return [`Ghanaians will own ${String(value)} %.`];
  if (field === 'mainly_trading')
    return [value === 'yes' ? 'It mainly buys and sells goods.' : 'It is not mainly trading.'];
  if (field === 'ghanaian_spouse') return value === 'yes' ? ['The foreign owner is married to a Ghanaian.'] : [];
  if (value === 'no') return [];
  return [value]
    .flat()
    .filter((one) => one !== 'unsure' && one !== 'none_of_these')
    .flatMap((one) => phrase(fact, one) ?? [])
    .map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
}

/** As many whole words as there is room for; of one word that is longer, what there is room for. */
function wholeWords(text: string, room: number): string {
  if (text.length <= room) return text;
  const end = text.slice(0, room + 1).search(/\s\S*$/);
  return text
    .slice(0, end > 0 ? end : room)
    .trimEnd()
    .toWellFormed();
}

/** The same call in the four fields: the stated facts go into `purpose`; if that gets too long, the person's words are cut. */
export function inFourFields(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  const told: string[] = [];
  for (const [field, value] of Object.entries(input))
    if ((OWN_FIELDS as readonly string[]).includes(field)) own[field] = value;
    else told.push(...sentences(field, value));
  if (own['expects_donations'] === 'unsure') delete own['expects_donations'];
  if (own['team_size'] === undefined && typeof input['owners'] === 'number') own['team_size'] = input['owners'];
  const facts = wholeWords(told.join(' '), MAX_PURPOSE);
  const words = typeof own['purpose'] === 'string' ? own['purpose'] : '';
  const room = MAX_PURPOSE - facts.length - 1;
  const purpose = facts === '' ? words : words === '' || room <= 0 ? facts : `${wholeWords(words, room)}\n${facts}`;
  if (purpose !== '') own['purpose'] = purpose;
  // It takes no call without a field.
  if (Object.keys(own).length === 0) own['purpose'] = 'a business';
  return own;
}

/** An answer of an older service in today's form. */
export const readOlder = (answer: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...answer,
  need: answer['need'] ?? 'register',
  understood: answer['understood'] ?? [],
  ...(Array.isArray(answer['next_questions'])
    ? {
        next_questions: answer['next_questions'].map((one: unknown) =>
          typeof one === 'string' ? { question: one } : one,
        ),
      }
    : {}),
});
