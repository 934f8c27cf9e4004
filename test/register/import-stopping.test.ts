import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { STOP_SIGNALS, stoppable } from '../../src/commands/stopping.ts';
import { importFile } from '../../src/register/importing/import-file.ts';
import { fixture } from '../support/register.ts';

/** After so many records, and after each piece of so many bytes, an import hears signals. */
const BATCH = 1_000;
const PIECE = 1 << 18;

const LINES = 100_000;
const BLANK_LINES = 64 * PIECE;

/** Files that give the reader much to do and the store little: each is read whole in well over the bounds below. */
const HOSTILE: Readonly<
  Record<string, { readonly content: Buffer; readonly faults: number; readonly pieces: number }>
> = {
  'a CSV whose every line opens a quote': {
    content: Buffer.from(`name\n${'"a\n'.repeat(LINES)}`),
    // The quote of every second line ends the field of the line before.
    faults: LINES / 2,
    pieces: 2,
  },
  'a gzip of blank lines': {
    content: gzipSync(`name\n${'\n'.repeat(BLANK_LINES)}`),
    faults: 0,
    pieces: BLANK_LINES / PIECE,
  },
};

/** Imports a file and sends the signal at the first fault or the first piece. Counts what is read after it. */
async function stopped(t: TestContext, content: Buffer, signal: NodeJS.Signals | undefined, stream: boolean) {
  const { register, directory } = fixture(t);
  const path = join(directory, 'register');
  writeFileSync(path, content);
  let sent = false;
  const after = { faults: 0, pieces: 0 };
  const read = (what: 'faults' | 'pieces') => () => {
    if (sent) after[what]++;
    else if (signal !== undefined)
      // A signal is heard when the thread next turns to what came from outside.
      setImmediate(() => process.emit(signal));
    sent = true;
  };
  const outcome = stoppable((heard) =>
    importFile(stream ? Readable.from([content]) : path, () => register.startImport('registry'), {
      replace: false,
      allowEmpty: false,
      signal: heard,
      onFault: read('faults'),
      onProgress: read('pieces'),
    }),
  );
  const error = await outcome.then(
    () => undefined,
    (reason: Error) => reason,
  );
  assert.equal((await register.status())[0]?.data, 'sample');
  return { error, after };
}

for (const [what, { content, faults, pieces }] of Object.entries(HOSTILE))
  for (const [from, stream] of [
    ['a file', false],
    ['standard input', true],
  ] as const) {
    for (const signal of STOP_SIGNALS)
      test(`${what} from ${from} is read no further than a thousand records or one piece after ${signal}`, async (t) => {
        const { error, after } = await stopped(t, content, signal, stream);
        assert.match(error?.message ?? 'It was imported.', /It was stopped\. The register is unchanged\./);
        assert.ok(after.faults <= BATCH && after.pieces <= 1, JSON.stringify(after));
      });

    test(`${what} from ${from} is read to its end where no signal comes`, async (t) => {
      const { error, after } = await stopped(t, content, undefined, stream);
      assert.match(error?.message ?? 'It was imported.', /None of its 50,000 rows|It has no rows/);
      assert.ok(after.faults >= faults - 1 && after.pieces >= pieces - 1, JSON.stringify(after));
    });
  }
