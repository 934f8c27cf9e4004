import { SERVER_NAME, fileClient, type FileClient, type Start } from './clients.ts';
import { clientConfiguration } from './configuration.ts';

/** What to put into a client's file, in the form of that file. */
export function printedConfiguration(client: FileClient, start: Start): string {
  const { form, section, entry } = fileClient(client);
  switch (form) {
    case 'toml':
      return toml(`${section}.${SERVER_NAME}`, entry(start));
    case 'yaml':
      return yaml({ [section]: { [SERVER_NAME]: entry(start) } });
    default:
      return JSON.stringify(clientConfiguration(client, start), undefined, 2);
  }
}

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A table of texts, lists of texts and further tables. TOML writes texts and their lists as JSON does. */
function toml(name: string, table: object): string {
  const fields = Object.entries(table);
  const own = fields.filter(([, value]) => !isTable(value)).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
  const below = fields.flatMap(([key, value]) => (isTable(value) ? ['', toml(`${name}.${key}`, value)] : []));
  return [`[${name}]`, ...own, ...below].join('\n');
}

/** Nested fields, with JSON for their values: JSON is YAML too. */
function yaml(value: object, indent = ''): string {
  return Object.entries(value)
    .map(([key, inner]) =>
      isTable(inner) && Object.keys(inner).length > 0
        ? `${indent}${key}:\n${yaml(inner, `${indent}  `)}`
        : `${indent}${key}: ${JSON.stringify(inner)}`,
    )
    .join('\n');
}

/** A command as one line for this platform's shell. */
export const inShell = (words: readonly string[], platform = process.platform): string =>
  words.map((word) => quoted(word, platform)).join(' ');

function quoted(word: string, platform: NodeJS.Platform): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return platform === 'win32' ? `"${word.replaceAll('"', '\\"')}"` : `'${word.replaceAll("'", `'\\''`)}'`;
}
