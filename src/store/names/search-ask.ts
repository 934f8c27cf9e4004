import { sql } from 'kysely';
import { addHeldWord, type Lexicon, type WordQuestion, type WordReader } from '../../names/lexicon.ts';
import type { BroughtName } from '../../names/brought.ts';
import type { IndexRow, NameSource } from '../../names/model.ts';
import { MOST_CANDIDATES } from '../../names/plan.ts';
import type { NameQuestion } from '../../names/tokens.ts';
import type { Standing } from '../../register/ports.ts';
import type { Database } from '../database.ts';
import { SCHEMA } from '../postgres/schema-name.ts';
import type { StoreTables } from '../schema.ts';

/** The tables that the search in the database reads and writes. */
export type SearchDatabase = Database<StoreTables>;

/** Names that wait to be listed are compared one by one, so many at most. */
export const MOST_COMPARED = 2_000;

/** Numbers as an array in PostgreSQL's own spelling: the driver knows no arrays where it does not ask the server for types. */
export const arrayOf = (numbers: Iterable<number>): string => `{${[...numbers].join(',')}}`;
/** Words as an array: letters and digits alone. */
export const wordArray = (texts: Iterable<string>): string => `{${[...texts].map((text) => `"${text}"`).join(',')}}`;
/** Arrays of numbers as an array of text. */
export const arraysOf = (lists: readonly (readonly number[])[]): string =>
  `{${lists.map((list) => `"${arrayOf(list)}"`).join(',')}}`;

/** What is held of each source, and the names that are not listed yet: those to be compared one by one, and whether there are more. */
export interface Waiting extends Pick<Standing, 'sources'> {
  /** Rows written lately, as they are now; of one that is gone, or has another name now, what is listed is of no account. */
  readonly rows: readonly IndexRow[];
  readonly ids: ReadonlySet<number>;
  readonly more: boolean;
}

type WaitingRow = readonly [id: number, NameSource | null, string, string | null, string | null];

/**
 * Asks for words, puts them in the lexicon, and gives the names that wait as of the same moment: what is listed later was among
 * them, so that no name falls between two questions.
 */
export async function askWords(
  database: SearchDatabase,
  question: WordQuestion,
  lexicon: Lexicon,
  reader: WordReader,
): Promise<Waiting> {
  const { keys, texts, splits } = question;
  const { table } = database;
  const { rows } = await database.read((db) =>
    sql<{ total: number; more: boolean; waiting: string | null; sources: string | null; words: string | null }>`
      WITH waiting AS MATERIALIZED (
        SELECT id FROM ${table('search_queue')} ORDER BY id DESC LIMIT ${MOST_COMPARED + 1}::int
      )
      SELECT state.names AS total,
             state.queued_to IS NOT NULL AND EXISTS (SELECT FROM ${table('names')} WHERE id > state.queued_to) AS more,
             (SELECT json_agg(json_build_array(w.id, n.source, n.name, n.entity_type, n.status))::text
                FROM waiting AS w LEFT JOIN ${table('names')} AS n USING (id)) AS waiting,
             (SELECT json_agg(json_build_object('source', source, 'names', names, 'covers', covers, 'updated_at',
                                                to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::text
                FROM ${table('held')}) AS sources,
             (SELECT string_agg(concat_ws(' ', id, names, stepped::int, text), chr(10))
                FROM ${sql.table(`${SCHEMA}.search_for_words`)}(
                  ${arrayOf(keys)}::int4[], ${wordArray(texts)}::text[], ${wordArray(splits.map(({ part }) => part))}::text[],
                  ${arraysOf(splits.map((split) => split.keys))}::text[],
                  ${arrayOf(splits.map(({ length }) => length))}::int4[])) AS words
        FROM ${table('search_state')} AS state`.execute(db),
  );
  const { total = 0, more = false, waiting = null, sources = null, words = null } = rows[0] ?? {};
  lexicon.total = total;
  if (words !== null)
    for (const line of words.split('\n')) {
      const [id, names, stepped, text = ''] = line.split(' ');
      addHeldWord(lexicon, { id: Number(id), text, names: Number(names), stepped: stepped === '1' }, reader);
    }
  const all = waiting === null ? [] : (JSON.parse(waiting) as WaitingRow[]);
  const compared = all.slice(0, MOST_COMPARED);
  return {
    rows: compared.flatMap(([id, source, ...rest]) => (source === null ? [] : [rowOf(id, source, ...rest)])),
    ids: new Set(compared.map(([id]) => id)),
    more: more || all.length > MOST_COMPARED,
    sources: sources === null ? [] : (JSON.parse(sources) as Standing['sources']),
  };
}

/** Up to so many names that wait are counted. */
const MOST_COUNTED = 100_000;

/** How many names of each source wait to be listed, those left out that were compared; 100,000 at most. */
export async function countWaiting(
  database: SearchDatabase,
  compared: ReadonlySet<number>,
): Promise<Partial<Record<NameSource, number>>> {
  const { table } = database;
  const { rows } = await database.read((db) =>
    sql<{ source: NameSource; names: number }>`
      SELECT source, count(*) AS names
        FROM (SELECT id FROM ${table('search_queue')}
              UNION
              (SELECT n.id FROM ${table('names')} AS n, ${table('search_state')} AS s
                WHERE n.id > s.queued_to LIMIT ${MOST_COUNTED}::int)
              LIMIT ${MOST_COUNTED}::int) AS waiting
        JOIN ${table('names')} USING (id)
       WHERE id <> ALL (${arrayOf(compared)}::bigint[])
       GROUP BY source`.execute(db),
  );
  return Object.fromEntries(rows.map(({ source, names }) => [source, names]));
}

/** What a database brought: names, and of each of their words how many names hold it. */
export interface Brought {
  readonly names: readonly BroughtName[];
  readonly counts: ReadonlyMap<string, number>;
}

type BroughtRow = readonly [id: number, NameSource, string, string | null, string | null, whole: number];

/** Asks for names, and for how many names hold their words and those of `texts`. */
export async function askNames(
  database: SearchDatabase,
  question: NameQuestion,
  texts: ReadonlySet<string>,
): Promise<Brought> {
  const pairs = [...question.lightest.values()].flatMap(({ one, oneLists, other, otherLists, from, to, atATime }) => [
    one,
    oneLists,
    other,
    otherLists,
    from,
    to,
    atATime,
  ]);
  const { rows } = await database.read((db) =>
    sql<{ names: string | null; counts: string | null }>`
      SELECT names, counts
        FROM ${sql.table(`${SCHEMA}.search_for_names`)}(
          ${arrayOf(question.any)}::int4[], ${arrayOf(question.wholes)}::int4[], ${MOST_CANDIDATES}::int,
          ${arrayOf(pairs)}::int4[], ${question.mostOfEach}::int, ${wordArray(texts)}::text[])`.execute(db),
  );
  const { names = null, counts = null } = rows[0] ?? {};
  return {
    names:
      names === null
        ? []
        : (JSON.parse(names) as BroughtRow[]).map(([id, source, name, type, status, whole]) => ({
            ...rowOf(id, source, name, type, status),
            whole: whole === 1,
          })),
    counts: new Map(
      counts?.split('\n').map((line) => {
        const space = line.indexOf(' ');
        return [line.slice(space + 1), Number(line.slice(0, space))];
      }),
    ),
  };
}

const rowOf = (
  id: number,
  source: NameSource,
  name: string,
  entity_type: string | null,
  status: string | null,
): IndexRow => ({
  id,
  source,
  name,
  ...(entity_type === null ? {} : { entity_type }),
  ...(status === null ? {} : { status }),
});
