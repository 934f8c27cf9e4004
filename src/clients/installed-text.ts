import { SERVER_NAME } from './clients.ts';

/** Our section is at most this long: quotes that are never closed are read again from each of them. */
const MAX_BLOCK = 10_000;

const TEXT = /"(?:[^"\\]|\\.)*"|'[^']*'|[^\s,[\]{}#"']+/g;
/** A list of words in brackets, or in YAML one on each line. */
const ARGUMENTS = /\bargs["']?\s*[=:]\s*(\[(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\]"'])*\]|(?:\n[ \t]*-[ \t][^\n]*)+)/;
const SETTING = /\b(SVC_[A-Z_]+)["']?\s*[=:]\s*("(?:[^"\\]|\\.)*"|'[^']*'|[^\s,}#"']+)/g;

/**
 * The settings and arguments of our server in a TOML or YAML file, in the ways that people and this program write them there. Not a parser
 * of either: it finds our section, and in it the settings by their names. Undefined if the file has no such section.
 */
export function entryInText(
  form: 'toml' | 'yaml',
  text: string,
  section: string,
): { readonly env: Readonly<Record<string, string>>; readonly args: readonly string[] } | undefined {
  const lines = text.replaceAll('\r', '').split('\n');
  const ours = form === 'toml' ? tomlSection(lines, section) : yamlSection(lines);
  if (ours === undefined) return undefined;
  const block = ours
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .slice(0, MAX_BLOCK);
  const args = ARGUMENTS.exec(block)?.[1] ?? '';
  return {
    env: Object.fromEntries([...block.matchAll(SETTING)].map(([, name = '', value = '']) => [name, unquoted(value)])),
    args: [...args.matchAll(TEXT)].map(([word]) => unquoted(word)).filter((word) => word !== '-'),
  };
}

/** Our table and the tables below it. */
function tomlSection(lines: readonly string[], section: string): string[] | undefined {
  const header = new RegExp(`^\\s*\\[${section}\\.(?:${SERVER_NAME}|"${SERVER_NAME}")[\\].]`);
  let inside = false;
  const ours = lines.filter((line) => {
    if (/^\s*\[\[?[\w"]/.test(line)) inside = header.test(line);
    return inside;
  });
  return ours.length === 0 ? undefined : ours;
}

/** Our entry: its line, and the lines that are indented more. */
function yamlSection(lines: readonly string[]): string[] | undefined {
  const at = lines.findIndex((line) => new RegExp(`^\\s+["']?${SERVER_NAME}["']?:`).test(line));
  if (at < 0) return undefined;
  const depth = indentOf(lines[at]!);
  const end = lines.findIndex((line, index) => index > at && line.trim() !== '' && indentOf(line) <= depth);
  return lines.slice(at, end < 0 ? undefined : end);
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A value without its quotes. Escapes in double quotes are those of JSON. */
function unquoted(text: string): string {
  if (text.startsWith("'")) return text.slice(1, -1);
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}
