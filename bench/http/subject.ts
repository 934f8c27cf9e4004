import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** A server under measurement, in its own process. */
export interface Subject {
  readonly url: string;
  /** Processor time that its process has used, in microseconds. */
  cpu(): number;
  /** Its resident memory, in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts a server and waits until it prints its address; also waits until the facade is ready. */
async function start(args: readonly string[], settings: Record<string, string>): Promise<Subject> {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const found = /listens on (http:\/\/\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
  const stat = (field: number): number =>
    Number(readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[field - 3]);
  return {
    url,
    // Linux counts hundredths of a second.
    cpu: () => (stat(14) + stat(15)) * 10_000,
    memory: () => stat(24) * 4096,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

export async function startFacade(settings: Record<string, string>): Promise<Subject> {
  const subject = await start([join(ROOT, 'dist', 'index.js'), 'serve', '--port', '0'], settings);
  while ((await fetch(`${subject.url}/readyz`)).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return subject;
}

export const startPeer = (name: string, statics: string, settings: Record<string, string>): Promise<Subject> =>
  start(['--import', 'tsx', join(ROOT, 'bench', 'http', 'peers.ts'), name, statics], settings);
