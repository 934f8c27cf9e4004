import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { Client } from './configuration.ts';

/** The clients that read their servers from a file. */
export type FileClient = Exclude<Client, 'bridge'>;

/** A configuration file with our server in it, or the reason to leave it unchanged. */
export type Merged =
  | { readonly text: string; readonly changed: boolean }
  | {
      /** Why the file stays unchanged, as part of a sentence. Quotes nothing from the file: it may hold secrets. */
      readonly refused: string;
    };

/** The clients that allow comments and trailing commas in their file; the others read plain JSON. */
const ALLOWS_COMMENTS: ReadonlySet<FileClient> = new Set<FileClient>(['vscode', 'cursor']);

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
  if (text.trim() === '') return { text: `${JSON.stringify(configuration, undefined, 2)}\n`, changed: true };
  const errors: ParseError[] = [];
  const allowsComments = ALLOWS_COMMENTS.has(client);
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
  if (there === undefined) set([], ours);
  else for (const [path, value] of changes(there, ours)) set(path, value);
  return { text: `${bom}${after}`, changed: after !== text };
}

interface Entry {
  readonly type?: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: { readonly SVC_BASE_URL: string };
}

/** What must change in our entry if the file already has one. */
function changes(there: Node, { env, args, ...rest }: Entry): (readonly [readonly string[], unknown])[] {
  const found = (path: string[]): unknown => {
    const node = findNodeAtLocation(there, path);
    return node?.type === 'array' ? node.children?.map((child) => child.value as unknown) : (node?.value as unknown);
  };
  const wanted: (readonly [readonly string[], unknown])[] = Object.entries(rest).map(([field, value]) => [
    [field],
    value,
  ]);
  // Keep the flags that a person added: everything from the first flag on.
  const before = found(['args']);
  const words = Array.isArray(before) && before.every((word) => typeof word === 'string') ? before : [];
  const flags = words.findIndex((word) => word.startsWith('--'));
  wanted.push([['args'], [...args, ...(flags < 0 ? [] : words.slice(flags))]]);
  // Keep the base address, too, unless the settings have one.
  const base = found(['env', 'SVC_BASE_URL']);
  if (findNodeAtLocation(there, ['env'])?.type !== 'object') wanted.push([['env'], env]);
  else if (env.SVC_BASE_URL !== '' || typeof base !== 'string')
    wanted.push([['env', 'SVC_BASE_URL'], env.SVC_BASE_URL]);
  return wanted.filter(([path, value]) => JSON.stringify(found([...path])) !== JSON.stringify(value));
}

const isRepeated = (node: Node | undefined, key: string): boolean =>
  (node?.children ?? []).filter(({ children }) => children?.[0]?.value === key).length > 1;

function place(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** The number of spaces in one level of indentation. */
const indentOf = (text: string): number => /^( +)\S/m.exec(text)?.[1]?.length ?? 2;
