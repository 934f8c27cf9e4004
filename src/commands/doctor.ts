import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ToolError } from '../errors.ts';
import { STORE_FILE } from '../store/sqlite.ts';
import type { Command, Terminal } from './command.ts';

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly found: string;
  /** What to do; only where something stands in the way. */
  readonly mend?: string;
}

export const doctorCommands: readonly Command[] = [
  {
    name: 'doctor',
    summary: 'say what would stop it from working, and the mend',
    operands: [],
    flags: { json: { type: 'boolean', help: 'print JSON' } },
    run: async ({ flags }, terminal) => {
      const findings = [
        node(),
        dataDirectory(terminal),
        await store(terminal),
        await register(terminal),
        baseUrl(terminal),
      ];
      if (flags['json'] === true) terminal.print(JSON.stringify(findings, undefined, 2));
      else
        for (const { ok, check, found, mend } of findings)
          terminal.print(`${ok ? 'ok  ' : 'FAIL'}  ${check}: ${found}${mend === undefined ? '' : `\n      ${mend}`}`);
      return findings.every(({ ok }) => ok) ? 0 : 1;
    },
  },
];

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const ok = major > 20 || (major === 20 && minor >= 19);
  return { check: 'Node.js', ok, found: process.version, ...(ok ? {} : { mend: 'Install Node.js 20.19 or later.' }) };
}

function dataDirectory({ config: { dataDir } }: Terminal): Finding {
  const check = 'data directory';
  const mend = 'Set SVC_DATA_DIR or --data-dir to a directory that this user may write.';
  try {
    const there = statSync(dataDir, { throwIfNoEntry: false });
    if (there !== undefined && !there.isDirectory()) return { check, ok: false, found: `${dataDir} is a file`, mend };
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    return { check, ok: true, found: dataDir };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { check, ok: false, found: `${dataDir} cannot be made or opened (${code})`, mend };
  }
}

async function store({ app, config }: Terminal): Promise<Finding> {
  const check = 'store';
  try {
    const waiting = await app.feedback.list({ status: 'queued_for_review', limit: 1_000 });
    return {
      check,
      ok: true,
      found: `${join(config.dataDir, STORE_FILE)} opens; ${waiting.length === 1_000 ? '1,000 or more' : waiting.length} reports wait for review`,
    };
  } catch (error) {
    return {
      check,
      ok: false,
      found: reasonOf(error),
      mend: 'Mend the data directory first. A missing binding: npm install libsql. A damaged file: move it away, and import the register again.',
    };
  }
}

async function register({ app }: Terminal): Promise<Finding> {
  const check = 'register of names';
  try {
    const statuses = await app.register.status();
    const found = statuses
      .map(({ source, names, data }) => `${names.toLocaleString('en')} of source ${source} (${data})`)
      .join(', ');
    const sampleOnly = statuses.some(({ source, data }) => source === 'registry' && data === 'sample');
    return {
      check,
      ok: true,
      found: sampleOnly
        ? `${found}: only the bundled sample. Import a register with "registration-ghana names import FILE --source registry"`
        : found,
    };
  } catch (error) {
    return { check, ok: false, found: reasonOf(error), mend: 'Mend the store first; then run this again.' };
  }
}

function baseUrl({ config }: Terminal): Finding {
  return {
    check: 'base address',
    ok: true,
    found: config.baseUrl ?? 'not set: links in answers open on this computer only',
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof ToolError ? error.failure.detail : 'it failed in a way that is not known here; stderr has the fault';
