import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NameSource } from '../../src/names/model.ts';
import { feedbackStore } from '../../src/store/feedback/queue.ts';
import { postgresDatabase } from '../../src/store/postgres/database.ts';
import { sqliteDatabase } from '../../src/store/sqlite/database.ts';
import { bundled } from '../support/bundled.ts';
import { size, waitFor } from '../support/limits.ts';
import { csvOf, namesCsv, numbered, type Fixture } from '../support/register.ts';
import { onBoth } from '../support/register-both.ts';

/** Enough rows for an import to take some time. */
const ROWS = size(10_000, 100_000);
/** Names after a replacement; in the ordinary run too few for a thread that builds the index. */
const AFTER = size(4_500, 6_000);
/** Enough for its joining to take longer than several reports do. */
const ROWS_TO_JOIN = size(20_000, 100_000);
/** An import that takes longer is killed. */
const LIMIT_MS = size(60_000, 300_000);

const CHILD = await bundled('import-child');

interface Import {
  readonly process: ChildProcess;
  /** Waits until the child has said a word; fails when it ends without. */
  said(word: string): Promise<void>;
  /** Whether the child has ended. */
  isOver(): boolean;
  ended: Promise<unknown>;
}

function startImport(
  context: TestContext,
  { directory, address = '' }: Fixture,
  name: string,
  csv: string,
  source: NameSource = 'registry',
  replace = false,
): Import {
  const path = join(directory, name);
  writeFileSync(path, csv);
  const child = spawn(process.execPath, [CHILD, directory, path, source, address, ...(replace ? ['replace'] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  context.after(() => child.kill('SIGKILL'));
  const heard = new Set<string>();
  createInterface({ input: child.stdout }).on('line', (line) => heard.add(line));
  const ended = once(child, 'close');
  let over = false;
  child.once('close', () => (over = true));
  const said = async (word: string) => {
    const isSaid = () => {
      assert.ok(heard.has(word) || !over, `the import ended before it said "${word}"`);
      return heard.has(word);
    };
    await waitFor(`the import to say "${word}"`, isSaid, LIMIT_MS);
  };
  return { process: child, said, isOver: () => over, ended };
}

onBoth(
  'an import that is killed leaves the register as it was; run again, it is whole and nothing is doubled',
  async (t, it) => {
    await it.take(namesCsv(1_000, 'Old'));
    const csv = namesCsv(ROWS, 'New');
    // While the file is read, and when all of it is; in the full run also at moments of the joining.
    const kills = [
      ['reading', 0],
      ['staged', 0],
      ...size([], [40, 120, 250]).map((ms) => ['staged', ms] as const),
    ] as const;
    for (const [attempt, [word, delay]] of kills.entries()) {
      const running = startImport(t, it, `killed-${attempt}.csv`, csv);
      await running.said(word);
      if (delay > 0) await sleep(delay);
      running.process.kill('SIGKILL');
      await running.ended;
      const [registry] = await it.register.status();
      if (registry?.names === ROWS) continue; // It was faster than the kill; then all of it is there.
      assert.equal(registry?.names, 1_000);
      assert.equal((await it.register.check(numbered(1), 1)).exact[0]?.status, 'Old');
    }
    const again = startImport(t, it, 'again.csv', csv);
    await again.said('done');
    assert.equal((await it.register.status())[0]?.names, ROWS);
    const { unchanged, added } = await it.take(csv);
    assert.deepEqual([added, unchanged], [0, ROWS]);
  },
);

onBoth(
  'while another process replaces the register, every answer is of the old one or of the new one',
  async (t, it) => {
    await it.take(namesCsv(2_000, 'Old'));
    // The new register holds the odd names of the old one, and more.
    const csv = csvOf(
      Array.from({ length: AFTER }, (_, row) => [numbered(row * 2 + 1), 'New', `R${row * 2 + 1}`] as const),
    );
    const running = startImport(t, it, 'replacing.csv', csv, 'registry', true);
    const seen = new Set<string>();
    let last = false;
    for (;;) {
      const { checked, exact } = await it.register.check(numbered(1), 1);
      const gone = await it.register.check(numbered(2), 1);
      // Two answers may stand on either side of the change; each by itself is whole.
      seen.add(`${checked.registry.names} ${exact[0]?.status}`);
      seen.add(`${gone.checked.registry.names} ${gone.exact[0]?.status}`);
      if (last) break;
      last = running.isOver();
      if (last) await it.ask(numbered(1), 1);
      await new Promise((resolve) => setImmediate(resolve));
    }
    assert.equal(running.process.exitCode, 0);
    assert.deepEqual([...seen].sort(), ['2000 Old', `${AFTER} New`, `${AFTER} undefined`]);
  },
);

onBoth('two imports at once, of both sources, are both there in the end', async (t, it) => {
  const imports = [
    startImport(t, it, 'registry.csv', namesCsv(size(6_000, 20_000), 'Active')),
    startImport(t, it, 'applications.csv', namesCsv(size(3_000, 10_000), 'Pending'), 'application'),
    startImport(t, it, 'more.csv', csvOf([['Sefwi Looms', 'Pending', 'S1']]), 'application'),
  ];
  for (const one of imports) await one.said('done');
  const status = await it.register.status();
  assert.deepEqual(
    status.map(({ source, names }) => [source, names]),
    [
      ['registry', size(6_000, 20_000)],
      ['application', size(3_001, 10_001)],
    ],
  );
});

onBoth('reports are taken while an import holds the register', async (t, it) => {
  const { address } = it;
  const store = address === undefined ? sqliteDatabase(it.directory) : postgresDatabase({ address, max: 2 });
  t.after(() => store.close());
  const feedback = feedbackStore(store as Parameters<typeof feedbackStore>[0], () => new Date());
  const running = startImport(t, it, 'large.csv', namesCsv(ROWS_TO_JOIN, 'Active'));
  await running.said('staged');
  let taken = 0;
  while (!running.isOver()) {
    await feedback.submit({ kind: 'suggestion', message: `report ${taken++}` });
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.equal(running.process.exitCode, 0);
  assert.ok(taken > 0);
  assert.equal((await feedback.list({ limit: 1_000_000 })).length, taken);
});
