import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CLIENTS, clientConfiguration, type Client } from '../clients/configuration.ts';
import type { FileClient } from '../clients/configuration-file.ts';
import { codeOf, didYouMean } from '../errors.ts';
import { nearest } from '../text/nearest.ts';
import { UsageError, visible, type Command, type Terminal } from './command.ts';

export const configCommands: readonly Command[] = [
  {
    name: 'config',
    summary: `print the configuration of a client, or write it: ${CLIENTS.join(', ')}`,
    operands: ['CLIENT'],
    flags: {
      url: { type: 'string', value: 'URL', help: "the bridge's public address, for the client 'bridge'" },
      write: {
        type: 'boolean',
        help: "add it to the client's configuration file, keep everything else there, and make a backup",
      },
      file: { type: 'string', value: 'FILE', help: "with --write: use this file, not the client's usual one" },
      'dry-run': { type: 'boolean', help: 'with --write: print the resulting file and change nothing' },
    },
    run: async ({ positionals: [client = ''], flags }, terminal) => {
      if (!isClient(client)) {
        throw new UsageError(
          `There is no client "${visible(client)}".${didYouMean(nearest(client, CLIENTS))} The clients are ${CLIENTS.join(', ')}.`,
        );
      }
      const { url, file, write = false, 'dry-run': dryRun = false } = flags;
      if (url !== undefined && client !== 'bridge')
        throw new UsageError("--url is for the client 'bridge'; use --base-url for the service's address.");
      if (write === false && (file !== undefined || dryRun === true))
        throw new UsageError(`--${file === undefined ? 'dry-run' : 'file'} needs --write.`);
      const bridge = typeof url === 'string' ? { bridgeUrl: bridgeAddress(url) } : {};
      const { config, entry, print } = terminal;
      const configuration = clientConfiguration(client, { entry, baseUrl: config.baseUrl, ...bridge });
      if (write === true) {
        if (client === 'bridge')
          throw new UsageError(
            'A remote client has no configuration file on this computer: run registration-ghana config bridge and enter the three values in the client.',
          );
        const path = typeof file === 'string' ? resolve(file) : usualFile(client);
        return writeConfiguration(client, path, configuration, dryRun === true, terminal);
      }
      print(JSON.stringify(configuration, undefined, 2));
      return 0;
    },
  },
];

const isClient = (word: string): word is Client => (CLIENTS as readonly string[]).includes(word);

function bridgeAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new UsageError(
      '--url must be an http or https address without user name and password, for example https://registration.example/mcp.',
    );
  }
  return text;
}

/** Where a client looks for its servers: Claude Desktop in the user's settings, the others in the current project. */
function usualFile(client: FileClient): string {
  switch (client) {
    case 'claude-desktop':
      return join(claudeFolder(), 'claude_desktop_config.json');
    case 'claude-code':
      return resolve('.mcp.json');
    case 'cursor':
      return resolve('.cursor', 'mcp.json');
    case 'vscode':
      return resolve('.vscode', 'mcp.json');
  }
}

function claudeFolder(): string {
  const { platform, env } = process;
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Claude');
  if (platform === 'win32') return join(env['APPDATA'] || join(homedir(), 'AppData', 'Roaming'), 'Claude');
  return join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'Claude');
}

/** Writes a client's configuration file and prints what it did as JSON; a dry run prints the resulting file instead. */
async function writeConfiguration(
  client: FileClient,
  path: string,
  configuration: object,
  dryRun: boolean,
  { print, note }: Terminal,
): Promise<number> {
  const { mergeClientConfig } = await import('../clients/configuration-file.ts');
  const refuse = (why: string, repair = 'Fix the file, or choose another with --file.'): number => {
    note(`registration-ghana: ${path} was not changed: ${why}. ${repair}`);
    return 1;
  };
  const link = targetOfLink(path);
  if (link !== undefined) return refuse(`it is a link to ${link}`, 'Edit that file, or pass it with --file.');
  let found: { readonly bytes: Buffer; readonly mode: number } | undefined;
  let before = '';
  try {
    found = readRegular(path);
    if (found !== undefined) before = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(found.bytes);
  } catch (error) {
    if (error instanceof NotRegular) return refuse('it is not a regular file');
    return refuse(
      error instanceof TypeError ? 'it is not UTF-8' : `it cannot be read (${codeOf(error) || 'unknown reason'})`,
    );
  }
  const merged = mergeClientConfig(client, before, configuration);
  if ('refused' in merged) return refuse(merged.refused);
  if (dryRun) {
    note(`registration-ghana: ${path} would be:`);
    print(merged.text.replace(/\n$/, ''));
    return 0;
  }
  if (!merged.changed) {
    print(JSON.stringify({ file: path, changed: false }, undefined, 2));
    return 0;
  }
  try {
    mkdirSync(dirname(path), { recursive: true });
    const backup =
      found === undefined || before === ''
        ? undefined
        : `${path}.${new Date().toISOString().replaceAll(/[:.]/g, '-')}.bak`;
    if (backup !== undefined && found !== undefined) writeNew(backup, found.bytes, found.mode);
    // Replace the file in one step: the client may be reading it.
    const whole = `${path}.${randomUUID()}.tmp`;
    writeNew(whole, merged.text, found?.mode ?? 0o600);
    try {
      renameSync(whole, path);
    } catch (error) {
      rmSync(whole, { force: true });
      throw error;
    }
    print(JSON.stringify({ file: path, changed: true, ...(backup === undefined ? {} : { backup }) }, undefined, 2));
    note(`registration-ghana: restart ${client} so that it finds the tools.`);
    return 0;
  } catch (error) {
    return refuse(`it cannot be written (${codeOf(error) || 'unknown reason'})`);
  }
}

/** What a link leads to; undefined if there is no link at this path. */
function targetOfLink(path: string): string | undefined {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return undefined;
  try {
    return realpathSync(path);
  } catch {
    return resolve(dirname(path), readlinkSync(path));
  }
}

class NotRegular extends Error {}

/** Windows has neither flag. Without them a link would be followed, and a pipe would be waited for. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** A file and its mode; undefined if there is none. */
function readRegular(path: string): { readonly bytes: Buffer; readonly mode: number } | undefined {
  let file: number;
  try {
    file = openSync(path, READ_ONLY);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const status = fstatSync(file);
    if (!status.isFile() && !status.isDirectory()) throw new NotRegular();
    return { bytes: readFileSync(file), mode: status.mode & 0o777 };
  } finally {
    closeSync(file);
  }
}

/** Writes a file that must not be there yet: exclusive opening follows no link that somebody put in its place. */
function writeNew(path: string, content: string | Buffer, mode: number): void {
  const file = openSync(path, 'wx', mode);
  try {
    writeFileSync(file, content);
    // The mode that the process masks is not the one that the file had.
    fchmodSync(file, mode);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
