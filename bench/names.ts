/**
 * Compares the name check with other engines on the same made-up names and queries, each engine in its own process:
 *
 *   npm run bench:names -- [--n 1000000] [--seconds 60] [--each 200] [--peers ours,pg,...]   the comparison, and its drawing
 *   npm run bench:names -- --scale [100000,1000000,5000000,10000000]                         ours alone, by size
 *   npm run bench:names -- --pairs [--missed]                                                the hand-written pairs
 *   npm run bench:names -- --sets [--from FOLDER] [--missed]                                 the sets of others (names/sets/README.md);
 *                                                                                            from bench/names/own: sets of our own
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { openSnapshot, snapshotChunks, createIndexBuilder, indexBytes } from '../src/names/index/index.ts';
import { search } from '../src/names/index/name-index.ts';
import { drawComparison } from './names/chart.ts';
import { evaluatePairs } from './names/evaluate.ts';
import { generateNames } from './names/generate.ts';
import { makeQueries, plainName, QUERY_KINDS, type QueryKind } from './names/queries.ts';
import { evaluateSets } from './names/sets.ts';

const { values: options } = parseArgs({
  options: {
    n: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '60' },
    each: { type: 'string', default: '200' },
    peers: { type: 'string' },
    scale: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '100000,1000000,5000000,10000000' },
    pairs: { type: 'boolean', default: false },
    sets: { type: 'boolean', default: false },
    from: { type: 'string', default: fileURLToPath(new URL('names/sets', import.meta.url)) },
    missed: { type: 'boolean', default: false },
    engine: { type: 'string' },
  },
});

interface Tally {
  asked: number;
  first: number;
  ten: number;
}

interface Result {
  readonly id: string;
  readonly title: string;
  readonly names: number;
  readonly build: number;
  /** MB above the names: in the engine's objects and arrays, and resident. */
  readonly memory: number;
  readonly resident: number;
  readonly bytesPerName?: number;
  readonly asked: number;
  readonly p50: number;
  readonly p99: number;
  readonly kinds: Partial<Record<QueryKind, Tally>>;
  readonly failure?: string;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const percent = (part: number, whole: number): string => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);

function memoryNow(): { held: number; resident: number } {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return { held: (heapUsed + arrayBuffers) / 2 ** 20, resident: rss / 2 ** 20 };
}

/** Measures one engine in this process: builds its index and sends queries until the time is up. */
async function measure(id: string, n: number, seconds: number, each: number): Promise<Result> {
  const { ENGINES } = await import('./names/engines.ts');
  const engine = ENGINES.find((one) => one.id === id);
  if (!engine) throw new Error(`there is no engine "${id}"; choose one of ${ENGINES.map((one) => one.id).join(', ')}`);
  const names = [...generateNames(Math.min(n, engine.most ?? n))];
  const queries = makeQueries(names, each);
  const before = memoryNow();
  const started = performance.now();
  const loaded = await engine.load(names);
  const build = (performance.now() - started) / 1000;
  const after = memoryNow();
  const memory = after.held - before.held;
  const resident = after.resident - before.resident;
  // The first queries warm up the code; they are not counted and use other names.
  for (const { text } of makeQueries(names, 20, 99)) {
    if (performance.now() - started > (build + seconds / 4) * 1000) break;
    await loaded.ask(text);
  }
  const kinds: Partial<Record<QueryKind, Tally>> = {};
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (const { kind, text, target } of queries) {
    if (performance.now() > end) break;
    const from = performance.now();
    const answer = await loaded.ask(text);
    times.push(performance.now() - from);
    const tally = (kinds[kind] ??= { asked: 0, first: 0, ten: 0 });
    tally.asked++;
    if (target === undefined) {
      if (answer.length > 0) tally.first++;
      continue;
    }
    const wanted = plainName(target);
    const place = answer.findIndex((name) => plainName(name) === wanted);
    if (place === 0) tally.first++;
    if (place >= 0) tally.ten++;
  }
  await loaded.close?.();
  times.sort((a, b) => a - b);
  return {
    id,
    title: engine.title,
    names: names.length,
    build,
    memory,
    resident,
    ...(loaded.bytesPerName !== undefined && { bytesPerName: loaded.bytesPerName }),
    asked: times.length,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    kinds,
  };
}

/** Measures one engine in its own process, so that engines share neither memory nor compiled code. */
function measureApart(id: string): Promise<Result> {
  const flags = ['--expose-gc', '--max-old-space-size=12000', '--import', 'tsx', fileURLToPath(import.meta.url)];
  const child = spawn(
    process.execPath,
    [...flags, '--engine', id, '--n', options.n, '--seconds', options.seconds, '--each', options.each],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let [out, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const line = out.split('\n').find((text) => text.startsWith('{'));
      if (code === 0 && line !== undefined) resolve(JSON.parse(line) as Result);
      else
        resolve({
          id,
          title: id,
          names: 0,
          build: 0,
          memory: 0,
          resident: 0,
          asked: 0,
          p50: 0,
          p99: 0,
          kinds: {},
          failure: errors.split('\n').find((text) => text.includes('Error')) ?? `ended with ${code}`,
        });
    });
  });
}

function share(result: Result, field: 'first' | 'ten', only?: QueryKind): number {
  let [asked, found] = [0, 0];
  for (const kind of only === undefined ? QUERY_KINDS : [only]) {
    const tally = result.kinds[kind];
    if (!tally || (only === undefined && kind === 'none')) continue;
    asked += tally.asked;
    found += tally[field];
  }
  return asked === 0 ? Number.NaN : found / asked;
}

async function compare(): Promise<void> {
  const { ENGINES } = await import('./names/engines.ts');
  const ids = options.peers === undefined ? ENGINES.map(({ id }) => id) : options.peers.split(',');
  const results: Result[] = [];
  for (const id of ids) {
    process.stderr.write(`${id} ...\n`);
    results.push(await measureApart(id));
  }
  console.log(
    '\n| engine | names | build s | memory MB | resident MB | bytes per name | queries | p50 ms | p99 ms | recall at 1 | at 10 | false alarms |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
  for (const result of results) {
    if (result.failure !== undefined) {
      console.log(`| ${result.title} | did not run: ${result.failure} |`);
      continue;
    }
    const memory = result.id.startsWith('pg')
      ? '(server) | (server)'
      : `${result.memory.toFixed(0)} | ${result.resident.toFixed(0)}`;
    console.log(
      `| ${result.title} | ${result.names.toLocaleString('en')} | ${result.build.toFixed(1)} | ${memory} | ${result.bytesPerName?.toFixed(0) ?? ''} | ${result.asked} | ${result.p50.toFixed(2)} | ${result.p99.toFixed(2)} | ${share(result, 'first').toFixed(3)} | ${share(result, 'ten').toFixed(3)} | ${share(result, 'first', 'none').toFixed(3)} |`,
    );
  }
  const ran = results.filter(({ failure }) => failure === undefined);
  console.log(
    `\nRecall at 1 / at 10 by kind\n\n| kind | ${ran.map(({ id }) => id).join(' | ')} |\n|---|${ran.map(() => '---|').join('')}`,
  );
  for (const kind of QUERY_KINDS.slice(0, -1)) {
    console.log(
      `| ${kind} | ${ran.map((result) => (result.kinds[kind] ? `${share(result, 'first', kind).toFixed(2)} / ${share(result, 'ten', kind).toFixed(2)}` : '-')).join(' | ')} |`,
    );
  }
  if (options.peers === undefined) {
    const dots = ran
      .filter(({ id }) => id !== 'ours-whole')
      .map((result) => ({
        title: result.title,
        p50: result.p50,
        recall: share(result, 'first'),
        ours: result.id === 'ours',
        names: result.names,
      }));
    const file = fileURLToPath(new URL('names/comparison.svg', import.meta.url));
    writeFileSync(
      file,
      drawComparison(dots, `${Number(options.n).toLocaleString('en')} made-up Ghanaian names, one run on one machine`),
    );
    console.log('\ndrawn in bench/names/comparison.svg');
  }
}

function scale(): void {
  console.log(
    '| names | words | build s | bytes per name | open ms | p50 ms | p99 ms | recall at 1 | at 10 | resident MB |\n|---|---|---|---|---|---|---|---|---|---|',
  );
  for (const n of options.sizes.split(',').map(Number)) {
    const wanted = new Set(Array.from({ length: 20_000 }, (_, place) => Math.floor((place * n) / 20_000)));
    const sample: string[] = [];
    const builder = createIndexBuilder();
    let building = 0;
    let id = 0;
    for (const name of generateNames(n)) {
      if (wanted.has(id)) sample.push(name);
      const from = performance.now();
      builder.add({ name, id: id++, source: 'registry' });
      building += performance.now() - from;
    }
    const finishing = performance.now();
    const index = builder.finish();
    building += performance.now() - finishing;
    const { total, names: text } = indexBytes(index);
    let open = Number.NaN;
    if (total < 2 ** 31) {
      const bytes = new Uint8Array(Buffer.concat([...snapshotChunks(index, '')]));
      const opening = performance.now();
      if (!openSnapshot(bytes).ok) throw new Error('the snapshot does not open');
      open = performance.now() - opening;
    }
    for (const { text } of makeQueries(sample, 30, 3)) search(index, text, 10);
    let [first, ten, asked] = [0, 0, 0];
    const times: number[] = [];
    for (const { text, target } of makeQueries(sample, Number(options.each))) {
      const from = performance.now();
      const { exact, sounds_like, similar } = search(index, text, 10);
      times.push(performance.now() - from);
      if (target === undefined) continue;
      asked++;
      const place = [...exact, ...sounds_like, ...similar]
        .slice(0, 10)
        .findIndex(({ name }) => plainName(name) === plainName(target));
      if (place === 0) first++;
      if (place >= 0) ten++;
    }
    times.sort((a, b) => a - b);
    console.log(
      `| ${n.toLocaleString('en')} | ${index.core.vocabulary.size.toLocaleString('en')} | ${(building / 1000).toFixed(1)} | ${((total - text) / n).toFixed(0)} | ${open.toFixed(0)} | ${at(times, 0.5).toFixed(2)} | ${at(times, 0.99).toFixed(2)} | ${(first / asked).toFixed(3)} | ${(ten / asked).toFixed(3)} | ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} |`,
    );
  }
}

if (options.engine !== undefined)
  console.log(
    JSON.stringify(await measure(options.engine, Number(options.n), Number(options.seconds), Number(options.each))),
  );
else if (options.pairs) {
  console.log('| half | class | pairs | found | in its group |\n|---|---|---|---|---|');
  for (const { half, kind, pairs, found, inGroup, missed, misplaced } of evaluatePairs()) {
    console.log(`| ${half} | ${kind} | ${pairs} | ${percent(found, pairs)} | ${percent(inGroup, pairs)} |`);
    // The pairs of the report half stay unread.
    if (!options.missed || half.includes('report')) continue;
    for (const pair of missed) console.log(`  missed: ${pair}`);
    for (const pair of misplaced) console.log(`  other group: ${pair}`);
  }
} else if (options.sets) {
  const results = evaluateSets(options.from);
  console.log(
    '| set | pairs | in first place | in first ten | unlike pairs | false alarms |\n|---|---|---|---|---|---|',
  );
  for (const { set, matches, first, ten, clean, missed, alarmed, later } of results) {
    console.log(
      `| ${set} | ${matches} | ${percent(first, matches)} | ${percent(ten, matches)} | ${clean} | ${percent(alarmed.length, clean)} |`,
    );
    if (!options.missed || set.endsWith('report')) continue;
    for (const [what, pairs] of Object.entries({ 'not found': missed, later, alarm: alarmed }))
      for (const pair of pairs) console.log(`  ${what}: ${pair}`);
  }
  console.log('\n| set | group | pairs | found | in its group |\n|---|---|---|---|---|');
  for (const { set, groups } of results) {
    for (const { group, pairs, found, inGroup, misplaced } of groups) {
      console.log(`| ${set} | ${group} | ${pairs} | ${percent(found, pairs)} | ${percent(inGroup, pairs)} |`);
      if (!options.missed || set.endsWith('report')) continue;
      for (const pair of misplaced) console.log(`  other group: ${pair}`);
    }
  }
} else if (options.scale) scale();
else await compare();
