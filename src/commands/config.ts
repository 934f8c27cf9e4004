import { dirname, resolve } from 'node:path';
import { CLIENTS, fileClient, placesOf, type Client, type FileClient, type Start } from '../clients/clients.ts';
import { bridgeConfiguration, clientConfiguration, startHere } from '../clients/configuration.ts';
import { inShell, printedConfiguration } from '../clients/print.ts';
import { carriedSettings, type Carried } from '../clients/settings.ts';
import { codeOf, didYouMean } from '../errors.ts';
import { makeDirectory } from '../files/directory.ts';
import { NotRegular, readRegular, replaceFile, targetOfLink, writeNew } from '../files/replace.ts';
import { nearest } from '../text/nearest.ts';
import { UsageError, visible, type Command, type Terminal } from './command.ts';

export const configCommands: readonly Command[] = [
  {
    name: 'config',
    summary: 'print how an assistant starts the tools with the present settings, or write it into its configuration',
    operands: [{ name: 'CLIENT', values: CLIENTS }],
    flags: {
      url: { type: 'string', value: 'URL', help: "the bridge's public address, for the client 'bridge'" },
      write: {
        type: 'boolean',
        help: "add it to the client's configuration file, keep everything else there, and make a backup",
      },
      file: { type: 'string', value: 'FILE', help: "with --write: use this file, not the client's usual one" },
      'dry-run': { type: 'boolean', help: 'with --write: print the resulting file and change nothing' },
    },
    example: 'config claude-desktop --write',
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
      if (client === 'bridge') {
        if (write === true)
          throw new UsageError(
            'A remote client has no configuration file on this computer: run registration-ghana config bridge and enter the three values in the client.',
          );
        const values = bridgeConfiguration(typeof url === 'string' ? bridgeAddress(url) : undefined);
        terminal.print(JSON.stringify(values, undefined, 2));
        return 0;
      }
      const carried = carriedSettings(terminal.config, flags);
      const start = startHere(terminal.entry, carried);
      const path = typeof file === 'string' ? resolve(file) : fileClient(client).file(placesOf(terminal.env));
      if (write === true && !isWritten(client))
        throw new UsageError(
          `--write does not rewrite ${fileClient(client).form.toUpperCase()}: run registration-ghana config ${client} and add what it prints to ${path}.`,
        );
      const code = write === true ? await writeConfiguration(client, path, start, dryRun === true, terminal) : 0;
      if (write === false) explain(client, path, start, terminal);
      for (const secret of code === 0 ? carried.unwritten : []) unwritten(secret, terminal);
      return code;
    },
  },
];

const isClient = (word: string): word is Client => (CLIENTS as readonly string[]).includes(word);

const isWritten = (client: FileClient): boolean => fileClient(client).form.startsWith('json');

/** Prints what belongs into the client's file and, for people, where it goes and the quicker ways. */
function explain(client: FileClient, path: string, start: Start, { print, note }: Terminal): void {
  const { title, oneLine, link } = fileClient(client);
  print(printedConfiguration(client, start));
  note(
    `registration-ghana: ${title} reads it from ${path}${isWritten(client) ? '; --write puts it there' : ': add it there yourself'}.`,
  );
  if (oneLine !== undefined) note(`Or run: ${inShell(oneLine(start))}`);
  if (link !== undefined) note(`Or open: ${link(start)}`);
}

/** A secret from the environment is not written down: the assistant would otherwise work without it, and nobody would know why. */
function unwritten({ variable, flag }: Carried['unwritten'][number], { note }: Terminal): void {
  note(
    `registration-ghana: ${variable} comes from the environment and is not written down, so the assistant will not have it. Put it into a file that only you can read, and run this again with --${flag} FILE.`,
  );
}

function bridgeAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new UsageError(
      '--url must be an http or https address without user name and password, for example https://registration.example/mcp.',
    );
  }
  return text;
}

/** Writes a client's configuration file and prints what it did as JSON; a dry run prints the resulting file instead. */
async function writeConfiguration(
  client: FileClient,
  path: string,
  start: Start,
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
  const merged = mergeClientConfig(client, before, clientConfiguration(client, start));
  if ('refused' in merged) return refuse(merged.refused);
  if (merged.removed.length > 0)
    note(
      `registration-ghana: ${merged.removed.join(', ')} in ${path} ${merged.removed.length === 1 ? 'is' : 'are'} not set here and ${dryRun ? 'would be' : 'will be'} taken out. To keep one, run this again with it set.`,
    );
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
    makeDirectory(dirname(path), NEW_FOLDER);
    const backup =
      found === undefined || before === ''
        ? undefined
        : `${path}.${new Date().toISOString().replaceAll(/[:.]/g, '-')}.bak`;
    if (backup !== undefined && found !== undefined) writeNew(backup, found.bytes, found.mode);
    replaceFile(path, merged.text, found?.mode ?? NEW_FILE);
    print(JSON.stringify({ file: path, changed: true, ...(backup === undefined ? {} : { backup }) }, undefined, 2));
    note(`registration-ghana: restart ${fileClient(client).title} so that it finds the tools.`);
    return 0;
  } catch (error) {
    return refuse(`it cannot be written (${codeOf(error) || 'unknown reason'})`);
  }
}

/** As any program makes folders: what the user's mask leaves. */
const NEW_FOLDER = 0o777;
const NEW_FILE = 0o600;
