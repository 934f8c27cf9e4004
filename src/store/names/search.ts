import { setTimeout as sleep } from 'node:timers/promises';
import { comparableOf, countsOf, makeSheet, rankSheet, rankUnlisted, type Counts } from '../../names/brought.ts';
import { findingsOf } from '../../names/check.ts';
import type { Comparable } from '../../names/compare.ts';
import { likeWords, makeLexicon, wordQuestion, wordReader, type Lexicon, type LikeWord } from '../../names/lexicon.ts';
import type { IndexRow, NameSource } from '../../names/model.ts';
import { normalise } from '../../names/normalise.ts';
import { merge, type Ranked } from '../../names/rank.ts';
import { MOST_WORDS } from '../../names/settle.ts';
import { coinNames, MOST_SUGGESTIONS } from '../../names/suggest.ts';
import { askForNames, nameQuestion } from '../../names/tokens.ts';
import { isSampled, statusOf, withCoverage, type Sample } from '../../register/live-index.ts';
import type { NameImport, Register } from '../../register/ports.ts';
import { askNames, askWords, countWaiting, type SearchDatabase, type Waiting } from './search-ask.ts';
import { keyNames } from './search-key.ts';
import { startQueue } from './search-queue.ts';
import { nameTable, tidyRegister } from './table.ts';
import { about, TIDY_MS } from './watch.ts';

/** How often a replica looks for names that wait to be listed. */
const LISTING_MS = 1_000;
/** Words whose sound is kept: about half a KiB each. */
const MOST_READ = 20_000;

export interface DatabaseNamesOptions {
  /** A PostgreSQL; closed by whoever opened it. */
  readonly database: SearchDatabase;
  readonly sample: Sample;
  readonly startImport: (source: NameSource) => Promise<NameImport>;
  /** Told, in words for the operator, of names that could not be listed. */
  readonly report: (message: string) => void;
}

/**
 * The register searched in the database, for one that outgrows a process's memory. Candidates come from there, and are settled and
 * ranked here, as the index in memory does it. What was filed a moment ago is compared one by one until it is listed; every
 * replica lists what waits.
 */
export function databaseNames({ database, sample, startImport, report }: DatabaseNamesOptions): Register {
  const source = nameTable(database);
  const sampleRows: readonly IndexRow[] = sample.names.map((row) => ({ ...row, source: 'registry', id: 0 }));
  const read = wordReader(MOST_READ);
  const closing = new AbortController();
  let starting: Promise<void> | undefined;

  function ready(): Promise<void> {
    starting ??= startQueue(database).then(
      () => void list(),
      (error: unknown) => {
        starting = undefined;
        throw error;
      },
    );
    return starting;
  }

  /** Lists what waits until closed. */
  async function list(): Promise<void> {
    const { signal } = closing;
    let told = false;
    let tidyAt = performance.now() + about(TIDY_MS);
    while (!signal.aborted) {
      try {
        await keyNames(database, { signal, inPassing: true });
        told = false;
        if (performance.now() > tidyAt) {
          tidyAt = performance.now() + about(TIDY_MS);
          await tidyRegister(database);
        }
      } catch (error) {
        if (!signal.aborted && !told)
          report(`Names that were filed cannot be listed for the search, or its lists tidied. ${String(error)}`);
        told = true;
      }
      await sleep(LISTING_MS, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  /** What is known of the register for one check. */
  interface Reach {
    readonly lexicon: Lexicon;
    readonly waiting: Waiting;
    readonly unlisted: readonly IndexRow[];
  }

  /** The names to be held against each of those asked, of each group the `limit` best. */
  async function find(
    asked: readonly string[],
    { lexicon, waiting, unlisted }: Reach,
    limit: number,
  ): Promise<Ranked[][]> {
    const known = countsOf(lexicon);
    const queries = asked.map((name): { query: Comparable; alike: LikeWord[] } => {
      const query = comparableOf(name, known, lexicon.total, read);
      return { query, alike: likeWords(lexicon, query.words) };
    });
    const question = nameQuestion(lexicon);
    for (const { query, alike } of queries) askForNames(question, lexicon, query, alike);
    const texts = new Set(unlisted.flatMap(({ name }) => normalise(name).words));
    const brought = await askNames(database, question, texts);
    const counts: Counts = { get: (text) => brought.counts.get(text) ?? known.get(text) };
    const sheet = makeSheet(
      brought.names.filter(({ id }) => !waiting.ids.has(id)),
      counts,
      lexicon.total,
    );
    return queries.map(({ query, alike }, at) => [
      ...rankSheet(sheet, asked[at]!, query, alike, limit),
      ...rankUnlisted(unlisted, asked[at]!, query, counts, lexicon.total, read),
    ]);
  }

  async function suggestions(name: string, reach: Reach): Promise<string[]> {
    const coined = coinNames(name, comparableOf(name, countsOf(reach.lexicon), reach.lexicon.total, read));
    const free: string[] = [];
    // As many as are wanted are asked about at once: hardly any is taken.
    while (coined.length > 0 && free.length < MOST_SUGGESTIONS) {
      const next = coined.splice(0, MOST_SUGGESTIONS);
      await askWords(database, wordQuestion(reach.lexicon, next.map(wordsOf)), reach.lexicon, read);
      const found = await find(next, reach, 1);
      free.push(...next.filter((_, at) => found[at]!.length === 0));
    }
    return free.slice(0, MOST_SUGGESTIONS);
  }

  return {
    ready,
    status: async () => statusOf(await source.standing(), sample),
    check: async (name, limit) => {
      await ready();
      const lexicon = makeLexicon();
      const waiting = await askWords(database, wordQuestion(lexicon, [wordsOf(name)]), lexicon, read);
      const status = statusOf(waiting, sample);
      const reach = { lexicon, waiting, unlisted: isSampled(status) ? [...waiting.rows, ...sampleRows] : waiting.rows };
      const [found = []] = await find([name], reach, limit);
      const findings = findingsOf(name, merge(found, limit));
      const left = waiting.more ? await countWaiting(database, waiting.ids) : {};
      return withCoverage(
        findings.outlook === 'conflict' ? { ...findings, suggestions: await suggestions(name, reach) } : findings,
        status,
        sample,
        (of) => (left[of] === undefined ? undefined : notYet(left[of])),
      );
    },
    startImport: async (of) => {
      const started = await startImport(of);
      return {
        ...started,
        finish: async (options) => {
          const outcome = await started.finish(options);
          // The import stands whatever comes of this: until names are listed, checks say that they are not searched.
          await keyNames(database, { signal: closing.signal }).catch((error: unknown) =>
            report(`The names are imported, but not all are listed for the search yet. ${String(error)}`),
          );
          return outcome;
        },
      };
    },
    close: () => closing.abort(),
  };
}

const wordsOf = (name: string): string[] => normalise(name).words.slice(0, MOST_WORDS);

const notYet = (names: number): string =>
  `${names.toLocaleString('en')} of these names are not searched yet: they are being listed, ask again later`;
