import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { hasComparableText } from '../../names/check.ts';
import { wordKeys } from '../../names/keys.ts';
import { LONGEST_WORD, wordReader, type HeldWord, type WordReader } from '../../names/lexicon.ts';
import { normalise } from '../../names/normalise.ts';
import { isStepped, listName, MOST_WORD_ID, wordIdOf, type ListedName } from '../../names/tokens.ts';
import { arrayOf, arraysOf, wordArray, type SearchDatabase } from './search-ask.ts';
import { unavailable } from '../database.ts';
import { isIdle, PATIENCE, queueSlice, startQueue } from './search-queue.ts';
import type { StoreTables } from '../schema.ts';

/** Names listed in one transaction. */
const BATCH = 4_000;
const SMALL_BATCH = 500;
/** Names from which frequencies are reckoned before the register's own are known. */
const SAMPLE = 20_000;
/** Computing is done in slices of so many names, between which the process answers others. */
const SLICE_NAMES = 250;

type Tables = Kysely<StoreTables>;

export interface KeyNamesOptions {
  /** Told after each batch how many names this call has listed. */
  readonly onProgress?: (listed: number) => void;
  readonly signal?: AbortSignal;
  /** Leaves to other processes what they have taken, and takes less at a time: the process answers others meanwhile. */
  readonly inPassing?: boolean;
}

/**
 * Lists every name that waits for it, so that the search in the database finds it by its tokens; what has been done when it is
 * broken off stays done. Several processes may do this at once: each takes other names. Returns how many names this call listed.
 *
 * @throws ToolError `STORE_UNAVAILABLE`
 */
export async function keyNames(
  database: SearchDatabase,
  { onProgress = () => {}, signal, inPassing = false }: KeyNamesOptions = {},
): Promise<number> {
  if (inPassing && (await isIdle(database))) return 0;
  await startQueue(database);
  const batch = await makeLister(database);
  let listed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const taken = await batch(inPassing ? SMALL_BATCH : BATCH);
    listed += taken;
    if (taken > 0) onProgress(listed);
    else if (!(await queueSlice(database))) {
      if (inPassing || (await isIdle(database))) break;
      // Others are about to commit the rest.
      await sleep(50);
    }
  }
  // What the planner knows of the tables is from before.
  if (listed >= SAMPLE)
    await database.read(
      (db) =>
        sql`ANALYZE ${database.table('search_words')}, ${database.table('search_keys')}, ${database.table('search_names')}`.execute(
          db,
        ),
      PATIENCE,
    );
  return listed;
}

/** How many names hold a word, as far as it is to be expected of the whole register. */
interface Expected {
  readonly total: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** Lists up to so many names; gives how many, 0 where none waits that nobody else has taken. */
async function makeLister(database: SearchDatabase): Promise<(most: number) => Promise<number>> {
  const read = wordReader(20_000);
  const expected = await expect(database);
  return (most) => database.write((db) => listBatch(database, db, most, expected, read), PATIENCE);
}

/**
 * While most of a register waits, its own counts say little: a sample says what they will come to. By that it is settled which
 * words' names are listed by weight, and what names weigh.
 */
async function expect(database: SearchDatabase): Promise<Expected> {
  const { table } = database;
  const { rows } = await database.read((db) =>
    sql<{ held: number; listed: number }>`
      SELECT (SELECT coalesce(sum(names), 0)::bigint FROM ${table('held')}) AS held, names AS listed
        FROM ${table('search_state')}`.execute(db),
  );
  const { held = 0, listed = 0 } = rows[0] ?? {};
  const counts = new Map<string, number>();
  if (listed >= held * 0.9) return { total: listed, counts };
  const percent = Math.min(100, (120 * SAMPLE) / held);
  const sample = await database.read(
    (db) =>
      sql<{ name: string }>`
        SELECT name FROM ${table('names')} TABLESAMPLE BERNOULLI (${percent}::real) LIMIT ${SAMPLE * 2}::int`.execute(
        db,
      ),
    PATIENCE,
  );
  const scale = held / Math.max(1, sample.rows.length);
  for (const { name } of sample.rows)
    for (const word of new Set(normalise(name).words)) counts.set(word, (counts.get(word) ?? 0) + scale);
  return { total: held, counts };
}

interface Entry extends ListedName {
  readonly id: number;
}

/** One batch: takes names from the queue, makes their tokens, lists them, and brings the counts to what is listed. */
async function listBatch(
  database: SearchDatabase,
  db: Tables,
  most: number,
  expected: Expected,
  read: WordReader,
): Promise<number> {
  const { table } = database;
  const claimed = await sql<{ id: number }>`
    SELECT id FROM ${table('search_queue')} ORDER BY id LIMIT ${most}::int FOR UPDATE SKIP LOCKED`.execute(db);
  if (claimed.rows.length === 0) return 0;
  const ids = sql`${arrayOf(claimed.rows.map(({ id }) => id))}::bigint[]`;
  const { rows } = await sql<{ id: number; name: string | null; tokens: string | null }>`
    SELECT id, n.name, s.tokens::text AS tokens FROM unnest(${ids}) AS claimed (id)
      LEFT JOIN ${table('names')} AS n USING (id) LEFT JOIN ${table('search_names')} AS s USING (id)`.execute(db);
  const names: { id: number; key: string; words: string[] }[] = [];
  const unlisted: number[] = [];
  const different = new Set<string>();
  const deltas = new Map<number, number>();
  let total = 0;
  for (const [at, { id, name, tokens }] of rows.entries()) {
    if (tokens !== null) {
      total--;
      for (const word of idsIn(tokens)) deltas.set(word, (deltas.get(word) ?? 0) - 1);
    }
    // A row that the website wrote may hold no letter and no digit: there is nothing to compare a name with.
    if (name === null || !hasComparableText(name)) {
      unlisted.push(id);
      continue;
    }
    const { key, words } = normalise(name);
    const kept = words.map((word) => word.slice(0, LONGEST_WORD));
    for (const word of kept) different.add(word);
    names.push({ id, key, words: kept });
    total++;
    if (at % SLICE_NAMES === 0) await setImmediate();
  }
  const held = await heldWords(database, db, different, expected);
  const entries: Entry[] = [];
  const stepped = new Set<number>();
  for (const [at, { id, key, words }] of names.entries()) {
    const theirs = words.map((text) => {
      const word = held.get(text)!;
      return { held: word, form: read.word(text, word.names).form };
    });
    for (const word of new Set(theirs.map(({ held }) => held))) {
      deltas.set(word.id, (deltas.get(word.id) ?? 0) + 1);
      if (word.stepped) stepped.add(word.id);
    }
    entries.push({ id, ...listName(key, theirs, expected.total) });
    if (at % SLICE_NAMES === 0) await setImmediate();
  }
  await sql`
    INSERT INTO ${table('search_names')} AS s (id, weight, tokens)
    SELECT id, weight, tokens::int4[]
      FROM unnest(${arrayOf(entries.map(({ id }) => id))}::bigint[], ${arrayOf(entries.map(({ weight }) => weight))}::int2[],
                  ${arraysOf(entries.map(({ tokens }) => tokens))}::text[]) AS listed (id, weight, tokens)
    ON CONFLICT (id) DO UPDATE SET weight = excluded.weight, tokens = excluded.tokens`.execute(db);
  if (unlisted.length > 0)
    await sql`DELETE FROM ${table('search_names')} WHERE id = ANY (${arrayOf(unlisted)}::bigint[])`.execute(db);
  await sql`DELETE FROM ${table('search_queue')} WHERE id = ANY (${ids})`.execute(db);
  const changed = [...deltas].filter(([id, delta]) => delta !== 0 || stepped.has(id));
  // The one row of totals comes first: who has it alone changes counts, so that no two wait for each other.
  await sql`UPDATE ${table('search_state')} SET names = names + ${total}::int`.execute(db);
  await sql`
    UPDATE ${table('search_words')} AS w SET names = w.names + c.delta, stepped = w.stepped OR c.stepped
      FROM unnest(${arrayOf(changed.map(([id]) => id))}::int4[], ${arrayOf(changed.map(([, delta]) => delta))}::int4[],
                  ${`{${changed.map(([id]) => stepped.has(id)).join(',')}}`}::boolean[]) AS c (id, delta, stepped)
     WHERE w.id = c.id`.execute(db);
  return rows.length;
}

/** The ids of the words in tokens as PostgreSQL writes them. */
function idsIn(tokens: string): number[] {
  return tokens
    .slice(1, -1)
    .split(',')
    .flatMap((token) => wordIdOf(Number(token)) ?? []);
}

/** The words of the vocabulary with these texts; those that it lacks are added. */
async function heldWords(
  database: SearchDatabase,
  db: Tables,
  texts: ReadonlySet<string>,
  expected: Expected,
): Promise<Map<string, HeldWord>> {
  const found = new Map<string, HeldWord>();
  const { table } = database;
  const add = (rows: readonly { id: number; text: string; names: number; stepped: boolean }[]): void => {
    for (const { id, text, names, stepped } of rows) {
      const known = Math.max(names, Math.round(expected.counts.get(text) ?? 0));
      found.set(text, { id, text, names: known, stepped: stepped || isStepped(known) });
    }
  };
  const look = async (wanted: Iterable<string>): Promise<void> =>
    add(
      (
        await sql<{ id: number; text: string; names: number; stepped: boolean }>`
          SELECT id, text, names, stepped FROM ${table('search_words')} WHERE text = ANY (${wordArray(wanted)}::text[])`.execute(
          db,
        )
      ).rows,
    );
  await look(texts);
  const missing = [...texts].filter((text) => !found.has(text)).sort();
  if (missing.length === 0) return found;
  // In one order for all, so that no two listers wait for each other.
  const inserted = await sql<{ id: number; text: string; names: number; stepped: boolean }>`
    INSERT INTO ${table('search_words')} (text)
    SELECT text FROM unnest(${wordArray(missing)}::text[]) WITH ORDINALITY AS w (text, place) ORDER BY place
    ON CONFLICT (text) DO NOTHING RETURNING id, text, names, stepped`.execute(db);
  if (inserted.rows.length > 0)
    await sql`
      INSERT INTO ${table('search_keys')} (id, keys)
      SELECT id, keys::int4[]
        FROM unnest(${arrayOf(inserted.rows.map(({ id }) => id))}::int4[],
                    ${arraysOf(inserted.rows.map(({ text }) => wordKeys(text)))}::text[]) AS k (id, keys)`.execute(db);
  add(inserted.rows);
  if (inserted.rows.some(({ id }) => id > MOST_WORD_ID))
    throw unavailable('the vocabulary of the search in the database is full');
  // Another lister has added them meanwhile.
  const others = missing.filter((text) => !found.has(text));
  if (others.length > 0) await look(others);
  return found;
}
