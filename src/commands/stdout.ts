/**
 * Keeps stdout clean: redirects everything that prints (`console.*`, `process.stdout.write` in a library) to stderr. Only
 * {@link writeStdout} writes to stdout. The entry imports this file before any other.
 */
import { Console } from 'node:console';
import type { Output } from './screen.ts';

const { stdout, stderr } = process;
const write = stdout.write.bind(stdout) as (
  chunk: string | Uint8Array,
  done?: (error?: Error | null) => void,
) => boolean;

stdout.write = stderr.write.bind(stderr) as typeof stdout.write;
globalThis.console = new Console({ stdout: stderr, stderr });
// The client has disconnected: nobody reads the answers.
stdout.on('error', () => process.exit(0));
stderr.on('error', () => {});

/** Writes to the real stdout and calls `done` once the chunk is handed over. */
export function writeStdout(chunk: string | Uint8Array, done: (error?: Error | null) => void = () => {}): void {
  write(chunk, done);
}

/** This process, as the entry passes it to the rest of the program. */
export interface Self {
  /** The file that starts this program: an absolute path. */
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
  readonly write: typeof writeStdout;
  /** What stdout can show. */
  readonly stdout: Output;
  /** Writes a line to stderr. */
  readonly note: (line: string) => void;
  /** Writes an error to stderr. */
  readonly report: (error: unknown) => void;
}
