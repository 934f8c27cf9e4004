#!/usr/bin/env node
import { writeStdout, type Self } from './commands/stdout.ts';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How long stdout may take to drain before the process ends anyway. */
const FLUSH_MS = 300;

const report = (error: unknown): void => {
  process.stderr.write(
    `registration-ghana: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
};

const exit = (code: number): void => {
  writeStdout('', () => process.exit(code));
  setTimeout(() => process.exit(code), FLUSH_MS).unref();
};

process.on('uncaughtException', (error) => {
  report(error);
  exit(1);
});
process.on('unhandledRejection', report);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // A command with work to finish also listens, and ends the process itself.
  process.on(signal, () => process.listenerCount(signal) === 1 && exit(0));
}

/** The built file, even when the sources run: a client starts it with plain Node. */
const entryFile = (file: string): string =>
  file.endsWith('.ts') ? join(dirname(file), '..', 'dist', 'index.js') : file;

// Node 22 and later reuse compiled code across starts.
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();

const argv = process.argv.slice(2);
const self: Self = {
  entry: entryFile(fileURLToPath(import.meta.url)),
  env: process.env,
  write: writeStdout,
  stdout: process.stdout,
  note: (line) => void process.stderr.write(`${line}\n`),
  report,
};
// Without a command (only settings, or nothing) the tool server runs.
const isServer =
  argv[0] === undefined || (argv[0].startsWith('-') && !argv.some((word) => /^(--help|--version|-h|-v)$/.test(word)));

try {
  const code = isServer
    ? await (await import('./commands/tool-server.ts')).run(argv, self)
    : await (await import('./commands/cli.ts')).run(argv, self);
  exit(code);
} catch (error) {
  report(error);
  exit(1);
}
