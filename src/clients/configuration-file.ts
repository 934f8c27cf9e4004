import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  modify,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { SETTINGS, flagOf } from '../config.ts';
import { fileClient, type FileClient } from './clients.ts';
import { CARRIED_VARIABLES } from './settings.ts';

/** A configuration file with our server in it, or the reason to leave it unchanged. */
export type Merged =
  | {
      readonly text: string;
      readonly changed: boolean;
      /** The settings that were taken out, because they are not set now. */
      readonly removed: readonly string[];
    }
  | {
      /** Why the file stays unchanged, as part of a sentence. Quotes nothing from the file: it may hold secrets. */
      readonly refused: string;
    };

/**
 * Adds our server to a client's configuration file and keeps everything else byte for byte: other servers, comments,
 * indentation, line ends, and what a person has added to our own entry.
 *
 * @param before the file's text; empty if there is no file
 * @param configuration what {@link clientConfiguration} returns for this client
 */
export function mergeClientConfig(client: FileClient, before: string, configuration: object): Merged {
  const bom = before.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = before.slice(bom.length);
  if (text.trim() === '') {
    return { text: `${JSON.stringify(configuration, undefined, 2)}\n`, changed: true, removed: [] };
  }
  const errors: ParseError[] = [];
  const allowsComments = fileClient(client).form === 'jsonc';
  const root = parseTree(text, errors, { disallowComments: !allowsComments, allowTrailingComma: allowsComments });
  const [error] = errors;
  if (error !== undefined)
    return { refused: `it is not valid JSON at ${place(text, error.offset)} (${printParseErrorCode(error.error)})` };
  if (root?.type !== 'object') return { refused: 'it is not a JSON object' };

  const [[section, servers]] = Object.entries(configuration) as [[string, Record<string, Entry>]];
  const [[name, ours]] = Object.entries(servers) as [[string, Entry]];
  for (const path of [[section], [section, name]]) {
    const node = findNodeAtLocation(root, path);
    if (node !== undefined && node.type !== 'object') return { refused: `${path.join('.')} is not an object` };
    const parent = path.length === 1 ? root : findNodeAtLocation(root, path.slice(0, -1));
    if (isRepeated(parent, path.at(-1) as string)) return { refused: `it has ${path.join('.')} more than once` };
  }

  const formattingOptions = {
    insertSpaces: !/^\t/m.test(text),
    tabSize: indentOf(text),
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  let after = text;
  const set = (path: readonly string[], value: unknown) => {
    after = applyEdits(after, modify(after, [section, name, ...path], value, { formattingOptions }));
  };
  const there = findNodeAtLocation(root, [section, name]);
  const wanted = there === undefined ? [[[], ours] as const] : changes(there, ours);
  for (const [path, value] of wanted) set(path, value);
  return {
    text: `${bom}${after}`,
    changed: after !== text,
    removed: wanted.flatMap(([path, value]) => (value === undefined ? path.slice(-1) : [])),
  };
}

/** Our entry, in any client's words: texts, lists of words, settings by name. */
type Entry = Readonly<Record<string, unknown>>;

/** What a person may have changed in our entry, and keeps. */
const PERSONS: ReadonlySet<string> = new Set(['disabled', 'enabled', 'tools']);

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

/** What must change in our entry if the file already has one. */
function changes(there: Node, ours: Entry): (readonly [readonly string[], unknown])[] {
  const found = (path: readonly string[]): unknown => {
    const node = findNodeAtLocation(there, [...path]);
    return node === undefined ? undefined : getNodeValue(node);
  };
  const settings = Object.values(ours).find((value) => typeof value === 'object' && !Array.isArray(value)) ?? {};
  const variables = Object.entries(settings).flatMap(([name, text]) => (text === '' ? [] : [name]));
  const wanted = Object.entries(ours).flatMap(([field, value]): (readonly [readonly string[], unknown])[] => {
    const before = found([field]);
    if (PERSONS.has(field) && before !== undefined) return [];
    if (isWords(value)) return [[[field], [...value, ...keptFlags(before, value, variables)]]];
    if (value !== settings || typeof before !== 'object' || before === null) return [[[field], value]];
    // A setting that an earlier run wrote, and that is not set now, would go on applying.
    const old = Object.keys(before).filter((name) => CARRIED_VARIABLES.has(name) && !Object.hasOwn(value, name));
    // Keep a setting that a person wrote, unless ours has a value.
    const kept = Object.entries(value).filter(
      ([name, text]) => text !== '' || typeof found([field, name]) !== 'string',
    );
    return [
      ...old.map((name) => [[field, name], undefined] as const),
      ...kept.map(([name, text]) => [[field, name], text] as const),
    ];
  });
  return wanted.filter(([path, value]) => JSON.stringify(found(path)) !== JSON.stringify(value));
}

/** The flags that a person added, everything from the first flag on, without those that ours sets now. */
function keptFlags(before: unknown, ours: readonly string[], variables: readonly string[]): string[] {
  if (!isWords(before)) return [];
  const first = before.findIndex((word) => word.startsWith('--'));
  const replaced = new Set(
    Object.values(SETTINGS)
      .filter((setting) => ours.includes(`--${flagOf(setting)}`) || variables.includes(setting.variable))
      .map((setting) => `--${flagOf(setting)}`),
  );
  const kept: string[] = [];
  const words = first < 0 ? [] : before.slice(first);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    if (replaced.has(word)) at += 1;
    else if (!replaced.has(word.split('=')[0]!)) kept.push(word);
  }
  return kept;
}

const isRepeated = (node: Node | undefined, key: string): boolean =>
  (node?.children ?? []).filter(({ children }) => children?.[0]?.value === key).length > 1;

function place(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** The number of spaces in one level of indentation. */
const indentOf = (text: string): number => /^( +)\S/m.exec(text)?.[1]?.length ?? 2;
