/**
 * Keeps stdout clean: imported before anything else, it turns whatever prints (`console.*`, a library's own
 * `process.stdout.write`) to stderr. Only what goes through {@link writeStdout} reaches stdout.
 */
import { Console } from 'node:console';

const { stdout, stderr } = process;
const write = stdout.write.bind(stdout) as (
  chunk: string | Uint8Array,
  done?: (error?: Error | null) => void,
) => boolean;

stdout.write = stderr.write.bind(stderr) as typeof stdout.write;
globalThis.console = new Console({ stdout: stderr, stderr });
// A client that has gone: there is nobody left to answer.
stdout.on('error', () => process.exit(0));
stderr.on('error', () => {});

/** Writes to the real stdout; `done` is called when it has been handed over. */
export function writeStdout(chunk: string | Uint8Array, done: (error?: Error | null) => void = () => {}): void {
  write(chunk, done);
}

/** What the entry hands on: this process as the rest of the program sees it. */
export interface Self {
  /** The file that starts this program: an absolute path. */
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
  readonly write: typeof writeStdout;
  /** Writes a line to stderr. */
  readonly note: (line: string) => void;
  /** Writes a fault to stderr. */
  readonly report: (error: unknown) => void;
}
