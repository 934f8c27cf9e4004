import { parse } from 'jsonc-parser';
import { SERVER_NAME, fileClients, type Places } from './clients.ts';
import { readRegular } from '../files/replace.ts';
import { entryInText } from './installed-text.ts';

/** Our server in the configuration of a client. */
export interface Installed {
  readonly title: string;
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** The words after the program's file: flags. */
  readonly flags: readonly string[];
}

/** A configuration is at most this large; what is larger is something else. */
const MAX_BYTES = 4 * 1024 * 1024;

/** The clients of this user that start our tool server. A file that cannot be read is passed over. */
export function installedClients(places: Places): Installed[] {
  return fileClients.flatMap(({ title, form, section, file: at }) => {
    const file = at(places);
    const text = contentOf(file);
    if (text === undefined) return [];
    const entry =
      form === 'toml' || form === 'yaml'
        ? entryInText(form, text, section)
        : member(member(parse(text), section), SERVER_NAME);
    if (entry === undefined) return [];
    const words = [member(entry, 'command'), member(entry, 'args')].flat().map(String);
    const first = words.findIndex((word) => word.startsWith('--'));
    return [
      {
        title,
        file,
        env: texts(member(entry, 'env') ?? member(entry, 'environment')),
        flags: first < 0 ? [] : words.slice(first),
      },
    ];
  });
}

function contentOf(file: string): string | undefined {
  try {
    const bytes = readRegular(file)?.bytes;
    return bytes === undefined || bytes.length > MAX_BYTES ? undefined : bytes.toString('utf8');
  } catch {
    return undefined;
  }
}

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string')) as Record<
    string,
    string
  >;
