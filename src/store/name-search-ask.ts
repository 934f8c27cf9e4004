import { sql } from 'kysely';
import { addHeldWord, type Lexicon, type WordQuestion } from '../names/lexicon.ts';
import type { BroughtName } from '../names/brought.ts';
import type { IndexRow, NameSource } from '../names/model.ts';
import { MOST_CANDIDATES } from '../names/plan.ts';
import type { NameQuestion } from '../names/tokens.ts';
import type { Database } from './database.ts';
import type { SearchTables, RegisterTables } from './schema.ts';

/** The tables that the search in the database reads and writes. */
export type SearchDatabase = Database<RegisterTables & SearchTables>;

/** Names that wait to be listed are compared one by one, so many at most. */
export const MOST_COMPARED = 2_000;

/** Numbers as an array in PostgreSQL's own spelling: the driver knows no arrays where it does not ask the server for types. */
export const arrayOf = (numbers: Iterable<number>): string => `{${[...numbers].join(',')}}`;
/** Words as an array: letters and digits alone. */
export const wordArray = (texts: Iterable<string>): string => `{${[...texts].map((text) => `"${text}"`).join(',')}}`;
/** Arrays of numbers as an array of text. */
export const arraysOf = (lists: readonly (readonly number[])[]): string =>
  `{${lists.map((list) => `"${arrayOf(list)}"`).join(',')}}`;

/** Names that are not listed yet: those to be compared one by one, and whether there are more. */
export interface Waiting {
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
export async function askWords(database: SearchDatabase, question: WordQuestion, lexicon: Lexicon): Promise<Waiting> {
  const { keys, texts, splits } = question;
  const { table } = database;
  const { rows } = await database.read((db) =>
    sql<{ total: number; more: boolean; waiting: string | null; words: string | null }>`
      WITH waiting AS MATERIALIZED (
        SELECT id FROM ${table('search_queue')} ORDER BY id DESC LIMIT ${MOST_COMPARED + 1}::int
      ), wanted AS (
        SELECT id, names, stepped, text
          FROM ${table('search_keys')} AS k JOIN ${table('search_words')} USING (id)
         WHERE k.keys && ${arrayOf(keys)}::int4[]
        UNION ALL
        SELECT id, names, stepped, text FROM ${table('search_words')} WHERE text = ANY (${wordArray(texts)}::text[])
        UNION ALL
        SELECT near.id, near.names, near.stepped, near.text
          FROM unnest(${wordArray(splits.map(({ part }) => part))}::text[],
                      ${arraysOf(splits.map((split) => split.keys))}::text[],
                      ${arrayOf(splits.map(({ length }) => length))}::int4[]) AS split (part, keys, size)
          JOIN ${table('search_words')} AS own ON own.text = split.part
          JOIN ${table('search_keys')} AS k ON k.keys && split.keys::int4[]
          JOIN ${table('search_words')} AS near ON near.id = k.id
           AND length(near.text) BETWEEN split.size - 1 AND split.size + 1
      )
      SELECT state.names AS total,
             state.queued_to IS NOT NULL AND EXISTS (SELECT FROM ${table('names')} WHERE id > state.queued_to) AS more,
             (SELECT json_agg(json_build_array(w.id, n.source, n.name, n.entity_type, n.status))::text
                FROM waiting AS w LEFT JOIN ${table('names')} AS n USING (id)) AS waiting,
             (SELECT string_agg(concat_ws(' ', id, names, stepped::int, text), chr(10)) FROM wanted) AS words
        FROM ${table('search_state')} AS state`.execute(db),
  );
  const { total = 0, more = false, waiting = null, words = null } = rows[0] ?? {};
  lexicon.total = total;
  if (words !== null)
    for (const line of words.split('\n')) {
      const [id, names, stepped, text = ''] = line.split(' ');
      addHeldWord(lexicon, { id: Number(id), text, names: Number(names), stepped: stepped === '1' });
    }
  const all = waiting === null ? [] : (JSON.parse(waiting) as WaitingRow[]);
  return {
    rows: all
      .slice(0, MOST_COMPARED)
      .flatMap(([id, source, ...rest]) => (source === null ? [] : [rowOf(id, source, ...rest)])),
    ids: new Set(all.map(([id]) => id)),
    more: more || all.length > MOST_COMPARED,
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
  const { table } = database;
  const wholes = sql`${arrayOf(question.wholes)}::int4[]`;
  const lightest = [...question.lightest.values()];
  const column = (read: (one: (typeof lightest)[number]) => number) => sql`${arrayOf(lightest.map(read))}::int4[]`;
  const { rows } = await database.read((db) =>
    sql<{ names: string | null; counts: string | null }>`
      WITH brought AS (
        (SELECT id, tokens FROM ${table('search_names')} WHERE tokens && ${arrayOf(question.any)}::int4[]
          ORDER BY weight LIMIT ${MOST_CANDIDATES}::int)
        UNION ALL
        (SELECT id, tokens FROM ${table('search_names')} WHERE tokens && ${wholes} LIMIT ${MOST_CANDIDATES}::int)
        UNION ALL
        SELECT found.id, found.tokens
          FROM unnest(${column(({ one }) => one)}, ${column(({ oneLists }) => oneLists)},
                      ${column(({ other }) => other)}, ${column(({ otherLists }) => otherLists)},
                      ${column(({ from }) => from)}, ${column(({ to }) => to)})
            AS pair (one, one_lists, other, other_lists, first, last)
         CROSS JOIN LATERAL (
           SELECT n.id, n.tokens
             FROM generate_series(pair.first, pair.last) AS list
            CROSS JOIN LATERAL (
              SELECT id, tokens FROM ${table('search_names')}
               WHERE tokens && ARRAY[pair.one, pair.one_lists + list]
                 AND tokens && ARRAY[pair.other, pair.other_lists + list]
               ORDER BY weight) AS n
            LIMIT ${question.mostOfEach}::int) AS found
      ), different AS MATERIALIZED (SELECT DISTINCT ON (id) id, tokens FROM brought)
      SELECT (SELECT json_agg(json_build_array(n.id, n.source, n.name, n.entity_type, n.status, (d.tokens && ${wholes})::int))::text
                FROM different AS d JOIN ${table('names')} AS n USING (id)) AS names,
             (SELECT string_agg(concat_ws(' ', w.names, w.text), chr(10))
                FROM ${table('search_words')} AS w
               WHERE w.id IN (SELECT CASE WHEN token < 1073741824 THEN token ELSE (token - 1073741824) / 32 END
                                FROM different, unnest(tokens) AS token WHERE token > 0)
                  OR w.text = ANY (${wordArray(texts)}::text[])) AS counts`.execute(db),
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
