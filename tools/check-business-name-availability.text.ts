import type * as z from 'zod';
import { spoken } from '../src/text/dates.ts';
import { fillIn, type Values } from '../src/text/fill.ts';
import { bullets, data, paragraphs, prose, quotedData, section, sentences, shortSource, strong } from '../src/text/markdown.ts'; // prettier-ignore
import { withoutNotices } from '../src/text/notices.ts';
import type { nameCheckOutput } from './check-business-name-availability.ts';

/** The words of the text that stand in no row. */
export const NAME_CHECK_TEXT = {
  // Verdicts
  conflict: 'Conflict: {name}.',
  caution: 'Caution: {name}.',
  unknown: 'Not known: {name}.',
  no_conflict_found: 'No conflict found: {name}.',
  // Headings
  matches: 'More names like it',
  advisories: 'Its words',
  others: 'The other names',
  suggestions: 'Suggestions (check first)',
  searched: 'Searched',
  // Lines
  why: 'Why: {why}.',
  match: '{name} ({about}): {why}',
  registry: 'registered',
  sample: 'well known',
  application: 'applied for',
  more: 'Not shown here: {count} more.',
  advisory: '{severity}: {message} ({by})',
  suggestion: '{name}: {meaning}',
  closest: 'Closest: {match}.',
  names: 'Register: {names} names.',
  updated: 'Data of {date}.',
  applied: 'Applications: {names}. {covers}',
} as const;

type Word = keyof typeof NAME_CHECK_TEXT;
const word = (id: Word, values: Values = {}): string => fillIn(NAME_CHECK_TEXT[id], values);

type NameCheck = z.output<typeof nameCheckOutput>;
type Match = NameCheck['exact'][number];

/** The most matches that the text lists: the nearest decide. */
const MOST_MATCHES = 5;

/** The answer in Markdown: verdict, names like it, what the law says, suggestions, what was searched, who decides. */
export function nameCheckText(answer: NameCheck): string {
  const { exact, sounds_like, similar, advisories, notices = [] } = answer;
  const [closest, ...matches] = [...exact, ...sounds_like, ...similar];
  const more = matches.length - MOST_MATCHES;
  return paragraphs(
    findingText(answer, closest, notices),
    section(
      word('matches'),
      bullets([...matches.slice(0, MOST_MATCHES).map(matchText), more > 0 ? word('more', { count: more }) : undefined]),
    ),
    section(word('advisories'), bullets(advisories.map(advisoryText))),
    section(
      word('others'),
      bullets(answer.other_names?.map((other) => findingText(other, other.closest, notices)) ?? []),
    ),
    section(
      word('suggestions'),
      bullets(
        answer.suggestions.map(({ name, meaning }) =>
          word('suggestion', { name: quotedData(name), meaning: data(meaning) }),
        ),
      ),
    ),
    section(
      word('searched'),
      sentences(...notices.map(prose), searchedText(answer.checked, notices)),
      prose(answer.decision),
    ),
  );
}

type Finding = Pick<NameCheck, 'business_name' | 'outlook' | 'summary'>;

/** What was found about one name, with the closest match: the summary names it, so only the reason is missing there. */
export function findingText(
  { business_name, outlook, summary }: Finding,
  closest: Match | undefined,
  notices: readonly string[] = [],
): string {
  const told = prose(withoutNotices(summary, notices));
  const isNamed = closest !== undefined && told.includes(quotedData(closest.name));
  return sentences(
    strong(word(outlook, { name: quotedData(business_name) })),
    told,
    closest === undefined
      ? undefined
      : isNamed
        ? word('why', { why: prose(closest.why) })
        : word('closest', { match: matchText(closest) }),
  );
}

function matchText({ name, source, sample, entity_type, status, why }: Match): string {
  const about = [
    word(sample ? 'sample' : source),
    ...[entity_type, status].flatMap((told) => (told === undefined ? [] : [data(told.replaceAll('-', ' '))])),
  ].join(', ');
  return word('match', { name: quotedData(name), about, why: prose(why) });
}

function advisoryText({ severity, message, authority, source }: NameCheck['advisories'][number]): string {
  const named = authority === undefined || message.includes(authority) ? [] : [data(authority)];
  const [rule = ''] = source.split(';', 1);
  return word('advisory', { severity, message: prose(message), by: [...named, data(shortSource(rule))].join('; ') });
}

/** What an operator wrote, with a full stop. */
const asSentence = (text: string): string => prose(/[.!?]$/.test(text) ? text : `${text}.`);

/** What was searched; a notice may have told the number of names already. */
function searchedText({ registry, applications }: NameCheck['checked'], notices: readonly string[]): string {
  const { updated_at, covers } = registry;
  const names = registry.names.toLocaleString('en');
  return sentences(
    notices.some((notice) => notice.includes(names)) ? undefined : word('names', { names }),
    updated_at === undefined ? undefined : word('updated', { date: spoken(updated_at.slice(0, 10)) }),
    asSentence(covers),
    applications.names === 0
      ? undefined
      : word('applied', { names: applications.names.toLocaleString('en'), covers: asSentence(applications.covers) }),
  );
}
