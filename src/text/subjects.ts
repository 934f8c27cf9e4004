/** What is told by its subjects: sentences that name in `topic`, a word of a tool's vocabulary, what they are told for. */
interface Told {
  readonly topic?: string;
}

interface Group<T> {
  readonly own: readonly T[];
}

/** First what is told for no subject, which may be nothing; then each subject in the order in which it comes. */
export const bySubject = <T extends Told>(told: readonly T[]): [Group<T>, ...(Group<T> & { subject: string })[]] => [
  { own: told.filter(({ topic }) => topic === undefined) },
  ...Array.from(new Set(told.flatMap(({ topic = [] }) => topic)), (subject) => ({
    subject,
    own: told.filter(({ topic }) => topic === subject),
  })),
];

const ABBREVIATIONS = /\b(?:ssnit|ecowas)\b/g;

/** A subject as a heading: "owner_on_paper" is "Owner on paper". */
export const asHeading = (subject: string): string =>
  subject
    .replaceAll('_', ' ')
    .replace(ABBREVIATIONS, (short) => short.toUpperCase())
    .replace(/^./, (first) => first.toUpperCase());
