import { run } from '../../src/commands/cli.ts';
import type { Output } from '../../src/commands/screen.ts';
import { ENTRY, environment } from './built.ts';

// Many commands run at once in one process here, and each listens for the signals that stop it.
process.setMaxListeners(100);

/** How many names of the registry a store holds, and the status of one of them, as the commands say. */
export async function registryOf(
  settings: Record<string, string>,
  name: string,
): Promise<[names: number | undefined, status: string | undefined]> {
  const answerOf = async (...words: string[]) => JSON.parse((await command(['names', ...words, '--json'], settings)).stdout) as unknown; // prettier-ignore
  const sources = (await answerOf('status')) as { source: string; names: number }[];
  const { exact } = (await answerOf('check', name)) as { exact: { status: string }[] };
  return [sources.find(({ source }) => source === 'registry')?.names, exact[0]?.status];
}

/** Runs one command in this process, from its words to its exit code, with what it prints: many times quicker than {@link runCli}. */
export async function command(
  words: readonly string[],
  settings: Record<string, string> = {},
  screen: Output = {},
): Promise<{ status: number; stdout: string; stderr: string }> {
  let stdout = '';
  let stderr = '';
  const report = (error: unknown) => {
    stderr += `registration-ghana: ${error instanceof Error ? error.stack : String(error)}\n`;
  };
  const status = await run(words, {
    entry: ENTRY,
    env: environment(settings),
    stdout: screen,
    write: (chunk, done) => {
      stdout += String(chunk);
      done?.();
    },
    note: (line) => {
      stderr += `${line}\n`;
    },
    report,
  }).catch((error: unknown) => {
    report(error);
    return 1;
  });
  return { status, stdout, stderr };
}
