import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recommend } from '../src/guidance/advice/recommend.ts';

/**
 * Frames: sentences with a gap that trade after trade is put into. What a frame says beside the trade has to be read the same whatever the
 * trade is, so they show what the model has learned of trades that says nothing ("from Kumasi" beside a salon is no foreigner).
 */
interface Frame {
  readonly frame: string;
  /** The values of which one must be understood, by field. */
  readonly always?: Readonly<Record<string, readonly string[]>>;
  /** The values of which none may be, by field. */
  readonly never?: Readonly<Record<string, readonly string[]>>;
  /** The needs that the answer may have. */
  readonly need?: readonly string[];
}

const FOLDER = join(import.meta.dirname, 'frames');
const linesOf = (file: string): string[] => readFileSync(join(FOLDER, file), 'utf8').trim().split('\n');

/** What an answer has wrong beside a frame; empty if nothing. */
function wrongIn({ always = {}, never = {}, need }: Frame, purpose: string): string[] {
  const answer = recommend({ purpose });
  const values = new Map(answer.understood.map(({ field, value }) => [field, value.split(',')]));
  const understood = (field: string): readonly string[] => values.get(field) ?? [];
  return [
    ...Object.entries(always).flatMap(([field, allowed]) =>
      understood(field).some((value) => allowed.includes(value)) ? [] : `${field} is ${understood(field).join()}`,
    ),
    ...Object.entries(never).flatMap(([field, barred]) =>
      understood(field).flatMap((value) => (barred.includes(value) ? `${field} is ${value}` : [])),
    ),
    ...(need === undefined || need.includes(answer.need) ? [] : [answer.need]),
  ];
}

/** Says how many of the sentences are read right, and how many frames are with nineteen of twenty trades; lists the others if asked to. */
export function reportFrames(name: string, lists: boolean): string {
  const trades = linesOf('trades.txt');
  const results = linesOf(`${name}.jsonl`).map((line) => {
    const frame = JSON.parse(line) as Frame;
    const wrong = trades.flatMap((trade) => wrongIn(frame, frame.frame.replace('{trade}', trade)).slice(0, 1));
    return { frame: frame.frame, wrong };
  });
  const all = results.length * trades.length;
  const right = results.reduce((sum, { wrong }) => sum + trades.length - wrong.length, 0);
  const held = results.filter(({ wrong }) => wrong.length * 20 <= trades.length).length;
  const listed = lists
    ? results
        .filter(({ wrong }) => wrong.length > 0)
        .sort((a, b) => b.wrong.length - a.wrong.length)
        .map(({ frame, wrong }) => `- ${wrong.length}: ${frame}: ${[...new Set(wrong)].slice(0, 4).join('; ')}\n`)
    : [];
  return `frames ${name}, ${trades.length} trades in each
  sentences read right           ${((100 * right) / all).toFixed(1)} % of ${all}
  frames right with 19 of 20     ${held} of ${results.length}
${listed.join('')}
`;
}
