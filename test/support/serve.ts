import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import type { TestContext } from 'node:test';
import { ENTRY, environment, scratch } from './built.ts';
import { within } from './limits.ts';

export interface Served {
  readonly child: ChildProcessWithoutNullStreams;
  readonly url: string;
  readonly port: number;
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly exited: Promise<number | null>;
}

/** `registration-ghana serve` on a free port, from its start to the line that says where it listens. */
export async function serve(
  context: TestContext,
  settings: Record<string, string> = {},
  args: readonly string[] = ['--port', '0'],
  nodeArgs: readonly string[] = [],
): Promise<Served> {
  const child = spawn(process.execPath, [...nodeArgs, ENTRY, 'serve', ...args], {
    env: environment({ SVC_DATA_DIR: scratch(context), ...settings }),
    stdio: 'pipe',
  });
  let stdout = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  context.after(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const listening = new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      const found = /listens on http:\/\/[^\s]+:(\d+)/.exec(stdout)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    void exited.then((code) => reject(new Error(`serve ended with ${code}: ${stderr}`)));
  });
  const port = await within('serve to listen', listening);
  return { child, port, url: `http://127.0.0.1:${port}`, stdout: () => stdout, stderr: () => stderr, exited };
}
