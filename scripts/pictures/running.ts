import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { openApp, type App } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { findBrowser, launchOptions } from '../browser.ts';

const ENTRY = join(import.meta.dirname, '..', '..', 'dist', 'index.js');

/** The services of this program with the bundled sample, while something is done with them. */
export async function withApp<T>(today: string, use: (app: App) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  const app = openApp(loadConfig({ SVC_DATA_DIR: directory, SVC_TODAY: today }), { report: console.error });
  try {
    return await use(app);
  } finally {
    app.close();
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The built service with the bundled sample, while something is done with it. */
export async function withService(today: string, use: (url: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  const child = spawn(process.execPath, [ENTRY, 'serve', '--port', '0'], {
    env: { ...process.env, SVC_DATA_DIR: directory, SVC_TODAY: today, SVC_LOG_LEVEL: 'error', SVC_RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const found = /listens on (http:\S+)/.exec(text)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('close', (code) => reject(new Error(`serve ended with ${code}`)));
    });
    await use(url);
  } finally {
    child.kill('SIGTERM');
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A Chromium, while something is done with it. */
export async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const program = findBrowser();
  if (program === undefined) throw new Error('There is no Chromium.');
  const browser = await chromium.launch(launchOptions(program));
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}
