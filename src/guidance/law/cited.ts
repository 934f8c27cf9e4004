import { OLD_FEE_MONTHS, isOld, oldAfter } from './age.ts';
import { once } from '../remember.ts';
import type { FeeRow } from './fees.ts';
import { SOURCES, SOURCE_KINDS, type Source, type SourceId, type SourceKind } from './sources.ts';
import { STATEMENTS, type Statement, type StatementId } from './statements.ts';

/** A sentence with the source and the date of what it says; a sentence that claims nothing has neither. */
export interface Stated {
  text: string;
  /** Name and section; the answer's list of sources has the address. */
  source?: string;
  as_of?: string;
}

/**
 * A sentence that is not itself a statement: it joins the user's own words, a sum of dates or a statement to advice. `rests` names the
 * statements behind it; it is empty where nothing is claimed of the law. What stands in braces is filled in.
 */
export interface Wording {
  readonly text: string;
  readonly rests: readonly StatementId[];
}

/** A source as an answer lists it, with the sections that the answer used. */
export interface Cited {
  title: string;
  where: string;
  kind: SourceKind;
  as_of: string;
  /** The source shows no date: `as_of` is the day on which it was read. */
  undated?: boolean;
}

/** A sentence that rests on a statement, with the statement's source and date. */
export function restingOn(text: string, id: StatementId | undefined): Stated {
  if (id === undefined) return { text };
  const { source, section, as_of }: Statement = STATEMENTS[id];
  const name = nameOf(source);
  return { text, source: section === undefined ? name : `${name}, ${section}`, as_of };
}

/** A law by its number, which its title in the list of sources has too; anything else by its title. */
const nameOf = (source: SourceId): string => {
  const { title } = SOURCES[source];
  return /\(((?:Act|L\.I\.|NRCD|NLCD|PNDCL) \d+)\)/.exec(title)?.[1] ?? title;
};

/** A source without sections. */
const listed = once((id: SourceId): Cited => {
  const { title, where, kind, date, undated }: Source = SOURCES[id];
  return { title, where, kind, as_of: date, ...(undated ? { undated } : {}) };
});

/** Each source of the statements once, with the sections used; the weightiest kind first. */
export function sourcesOf(statements: Iterable<StatementId>): Cited[] {
  const sections = new Map<SourceId, string[]>();
  const use = (source: SourceId, section?: string): void => {
    const used = sections.get(source) ?? [];
    if (section !== undefined && !used.includes(section)) used.push(section);
    sections.set(source, used);
  };
  for (const id of statements) {
    const { source, section, also }: Statement = STATEMENTS[id];
    use(source, section);
    if (also !== undefined) for (const other of also) use(other);
  }
  const cited: Record<SourceKind, Cited[]> = { law: [], official: [], press: [], other: [] };
  for (const [id, used] of sections) {
    const source = listed(id);
    cited[source.kind].push({ ...source, title: [source.title, ...used].join(', ') });
  }
  return SOURCE_KINDS.flatMap((kind) => cited[kind]);
}

/** The newest day on which one of the sources was read, which those without a date of their own have; else the newest of their dates. */
export function lastReadOf(sources: readonly Cited[]): string {
  const read = sources.filter(({ undated }) => undated === true);
  const dates = (read.length > 0 ? read : sources).map(({ as_of }) => as_of);
  return dates.sort().at(-1) ?? '';
}

/** The dates of the fees that are old today, each once, oldest first; what a law sets does not age. */
export function oldFeeDates(fees: readonly FeeRow[], today: string): string[] {
  const dates = fees
    .filter(({ source, as_of }) => SOURCES[source].kind !== 'law' && isOld(as_of, OLD_FEE_MONTHS, today))
    .map(({ as_of }) => as_of);
  return [...new Set(dates)].sort();
}

/** Whether a statement is old today; a law does not age, and an undated source was read on its date. */
export function isAged(id: StatementId, today: string): boolean {
  const { source, as_of }: Statement = STATEMENTS[id];
  return SOURCES[source].kind !== 'law' && isOld(as_of, oldAfter(id), today);
}
