const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** A year with a word that says that something was registered in it. */
const REGISTERED = new RegExp(
  `\\b(?:regist\\w+|incorporat\\w+|formed|founded|set up|compan(?:y|ies) (?:of|from)),?` +
    `(?: (?:it|us|in|on|of|from|since|early|late|\\d{1,2}(?:st|nd|rd|th)?|${MONTH})){0,4} ((?:19|20)\\d\\d)\\b`,
  'i',
);
const YEARS = /\b(?:19|20)\d\d\b/g;

/** The year in which something was registered, as the words say it; undefined where none is said, or an earlier year is spoken of too. */
export function registrationYear(text: string): number | undefined {
  const said = REGISTERED.exec(text)?.[1];
  if (said === undefined) return undefined;
  return [...text.matchAll(YEARS)].some(([year]) => year < said) ? undefined : Number(said);
}
