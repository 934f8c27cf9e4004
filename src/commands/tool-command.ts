import { inputSchema, type JsonSchema } from '../registry/json-schema.ts';
import type { AnyTool } from '../registry/tool.ts';
import type { FieldError } from '../errors.ts';
import { usage } from './arguments.ts';
import { UsageError, visibleJson, type Command, type Flag, type Operand, type Terminal, type Tone } from './command.ts';
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
      const given = Object.fromEntries(
        fields.flatMap(([field, property]) => {
          const text = flags[hyphenated(field)];
          return typeof text === 'string' ? [[field, valueOf(text, property)]] : [];
        }),
      );
      const property = operand === undefined ? undefined : properties[operand.field];
      const words = positionals.join(property?.type === 'array' ? ',' : ' ');
      if (operand !== undefined && property !== undefined && words !== '')
        given[operand.field] = valueOf(words, property);
      return answer(given, flags['json'] === true, terminal);
    },
  };
  /** What is wrong with a field, in the words of the command line. */
  const inFlags = ({ field, detail }: FieldError): string => {
    const name = field === operand?.field ? operand.name : `--${hyphenated(field)}`;
    // The longest first: a word may be a part of another.
    const words = [...(wordsOf(properties[field] ?? {}) ?? [])].sort((one, other) => other.length - one.length);
    return words.reduce((text, word) => text.replaceAll(word, hyphenated(word)), detail.replace(field, name));
  };
  const answer = async (input: object, asJson: boolean, { app, print, note, screen }: Terminal): Promise<number> => {
    const outcome = await app.call({ tool, input });
    if (!outcome.ok) {
      const { code, detail, fix, errors = [] } = outcome.failure;
      if (code === 'INVALID_INPUT')
        throw new UsageError([...errors.map(inFlags), `Usage: ${usage(command)}`].join(' '));
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

const wordsOf = ({ enum: own, items }: JsonSchema): readonly string[] | undefined => own ?? items?.enum;

function flagFor(property: JsonSchema): Flag {
  const description = (property.description ?? '').replaceAll(/(?<=[a-z])_(?=[a-z])/g, '-');
  const values = property.type === 'boolean' ? ['yes', 'no', 'unsure'] : wordsOf(property)?.map(hyphenated);
  const value =
    property.type === 'integer'
      ? 'N'
      : values === undefined
        ? property.type === 'array'
          ? 'JSON'
          : 'TEXT'
        : property.type === 'array'
          ? 'WORD,WORD'
          : 'WORD';
  return {
    type: 'string',
    value,
    help: values === undefined ? description : `${description}. One of: ${values.join(', ')}`,
    ...(values === undefined ? {} : { values }),
  };
}

/** A word of a list may be written with spaces or hyphens: "sole proprietorship". Anything else stays as it was typed. */
function valueOf(text: string, property: JsonSchema): string {
  const words = wordsOf(property);
  if (words === undefined) return text;
  return text
    .split(',')
    .map((part) => {
      const word = part
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_');
      return words.includes(word) ? word : part;
    })
    .join(',');
}
