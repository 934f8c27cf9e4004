import { hasPlaceholder } from '../registry/correction.ts';
import { inputSchema, type JsonSchema } from '../registry/json-schema.ts';
import type { AnyTool } from '../registry/tool.ts';
import type { FieldError } from '../errors.ts';
import { asName } from '../text/nearest.ts';
import { usage } from './arguments.ts';
import {
  UsageError,
  inQuotes,
  visible,
  visibleJson,
  type Command,
  type Flag,
  type Operand,
  type Terminal,
  type Tone,
} from './command.ts';
import { plainMarkdown } from './markdown.ts';
import { wrapped } from './screen.ts';

/** A tool as a command: one of its fields is the operand, the others are flags. */
export interface ToolCommand extends Pick<Command, 'name' | 'summary' | 'example'> {
  readonly tool: AnyTool;
  /** The words after the command are this field's value. */
  readonly operand?: Operand & { readonly field: string };
  /** What the first line of the answer means to a person. */
  readonly verdict?: (answer: Readonly<Record<string, unknown>>) => Tone;
  /** What to say on stderr after the answer. */
  readonly after?: (answer: Readonly<Record<string, unknown>>, command: Command) => string | undefined;
}

/** A command that makes the call and prints the tool's own text, or with `--json` its record. */
export function toolCommand({ tool, operand, verdict, after, ...named }: ToolCommand): Command {
  const { properties } = inputSchema(tool);
  const fields = Object.entries(properties).filter(([field]) => field !== operand?.field);
  const values = operand === undefined ? undefined : wordsOf(properties[operand.field] ?? {})?.map(hyphenated);
  const command: Command = {
    ...named,
    operands: operand === undefined ? [] : [{ ...operand, ...(values === undefined ? {} : { values }) }],
    flags: {
      ...Object.fromEntries(fields.map(([field, property]) => [hyphenated(field), flagFor(property)])),
      json: { type: 'boolean', help: 'print the record as JSON' },
    },
    run: async ({ positionals, flags }, terminal) => {
      const given: Record<string, unknown> = Object.fromEntries(
        fields.flatMap(([field, property]) => {
          const text = flags[hyphenated(field)];
          return typeof text === 'string' ? [[field, valueOf(text, property)]] : [];
        }),
      );
      const property = operand === undefined ? undefined : properties[operand.field];
      const words = positionals.join(' ');
      if (operand !== undefined && property !== undefined && words !== '')
        given[operand.field] = valueOf(words, property);
      return answer(given, flags['json'] === true, terminal);
    },
  };
  const flagOf = (field: string): string => (field === operand?.field ? operand.name : `--${hyphenated(field)}`);
  /** What is wrong with a field, in the words of the command line. */
  const inFlags = ({ field, detail }: FieldError): string => {
    // A field of several words is no word of a sentence. The longest first: a name may be a part of another.
    const names = [...Object.keys(properties).filter((name) => name.includes('_')), ...(field === '' ? [] : [field])];
    const words = wordsOf(properties[field] ?? {}) ?? [];
    const named = longestFirst(names).reduce(
      (text, name) => (name === field ? text.replace(name, flagOf(name)) : text.replaceAll(name, flagOf(name))),
      detail,
    );
    return longestFirst(words).reduce((text, word) => text.replaceAll(word, hyphenated(word)), named);
  };
  /** A call as somebody types it. */
  const typed = (input: Readonly<Record<string, unknown>>): string => {
    const inShell = (field: string): string[] => {
      const words = wordsOf(properties[field] ?? {});
      const texts = [input[field] ?? []]
        .flat()
        .map((one) => (words === undefined ? String(one) : hyphenated(String(one))));
      const values =
        words === undefined || field === operand?.field ? texts : texts.length === 0 ? [] : [texts.join(',')];
      return values.map((text) => (/^[\w@%+=:,./-]+$/.test(text) ? text : inQuotes(text)));
    };
    return [
      `registration-ghana ${named.name}`,
      ...(operand === undefined ? [] : inShell(operand.field)),
      ...fields.flatMap(([field]) => inShell(field).map((text) => `--${hyphenated(field)} ${text}`)),
    ].join(' ');
  };
  const answer = async (input: object, asJson: boolean, { app, print, note, screen }: Terminal): Promise<number> => {
    const outcome = await app.call({
      tool,
      input,
      written: (_, call) => (hasPlaceholder(call) ? `Usage: ${usage(command)}` : `Try: ${visible(typed(call))}`),
    });
    if (!outcome.ok) {
      const { code, detail, fix, errors = [] } = outcome.failure;
      if (code === 'INVALID_INPUT') throw new UsageError([...errors.map(inFlags), fix].join(' '));
      note(`registration-ghana: ${detail} ${fix}`);
      return 1;
    }
    const { value } = outcome;
    if (asJson || tool.text === undefined) print(visibleJson(value, 2));
    else print(plainMarkdown(tool.text(value as never, 'person'), screen, verdict?.(value)));
    const said = asJson ? undefined : after?.(value, command);
    if (said !== undefined) note(`\n${wrapped(said, screen.width)}`);
    return 0;
  };
  return command;
}

const hyphenated = (word: string): string => word.replaceAll('_', '-');

const longestFirst = (words: readonly string[]): string[] => words.toSorted((one, other) => other.length - one.length);

const wordsOf = ({ enum: own, items }: JsonSchema): readonly string[] | undefined => own ?? items?.enum;

function flagFor(property: JsonSchema): Flag {
  const description = (property.description ?? '').replaceAll(/(?<=[a-z])_(?=[a-z])/g, '-');
  const values = property.type === 'boolean' ? ['yes', 'no', 'unsure'] : wordsOf(property)?.map(hyphenated);
  const isList = property.type === 'array';
  const value = property.type === 'integer' ? 'N' : values === undefined ? 'TEXT' : isList ? 'WORD,WORD' : 'WORD';
  return {
    type: 'string',
    value,
    help: `${description}${isList ? '; may be repeated' : ''}${values === undefined ? '' : `. One of: ${values.join(', ')}`}`,
    ...(values === undefined ? {} : { values }),
    // A name may hold a comma.
    ...(isList ? { joined: (texts) => (values === undefined ? inJson(texts) : texts.join(',')) } : {}),
  };
}

/** Several texts as a JSON list; a single one may be such a list. */
const inJson = (texts: readonly string[]): string => (texts.length === 1 ? texts[0]! : JSON.stringify(texts));

/**
 * A value as it was typed. A word that is allowed may be written with spaces or hyphens: "sole proprietorship". A list of words has
 * commas or spaces between them.
 */
function valueOf(text: string, property: JsonSchema): string | string[] {
  const words = wordsOf(property);
  // A list may be JSON text here too.
  if (words === undefined || text.trimStart().startsWith('[')) return text;
  const named = (part: string): string => (words.includes(asName(part)) ? asName(part) : part);
  if (property.type !== 'array') return named(text);
  const known = longestFirst(words).map((word) => word.replaceAll('_', '[\\s_-]+'));
  const items = text.split(new RegExp(`,|(?<=^|[\\s,])(${known.join('|')})(?=[\\s,]|$)`, 'i'));
  return items.flatMap((item = '') => (item.trim() === '' ? [] : [named(item.trim())]));
}
