import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isListFact, type Facts, type Mention } from '../../src/guidance/facts.ts';
import { YES_OR_NO_FACTS } from '../../src/guidance/reading/outputs.ts';

/** Words that say one thing: that is trained on, and nothing else. */
export interface Phrase extends Meaning {
  readonly text: string;
  readonly about: Subject;
}

/** What some phrases say. */
interface Meaning {
  readonly facts: Facts;
  readonly mentions?: readonly Mention[];
  /** Nobody has read them for any other mention. */
  readonly readFor?: Mention;
}

/** What phrases may be about, each in a file of its name: facts, and what a text mentions beside them. */
const SUBJECTS = [
  'matter',
  'body',
  'owners',
  'profits_go_to',
  'ghanaian_share',
  ...YES_OR_NO_FACTS,
  'wants',
  'foreign',
  'activities',
  'mentions',
] as const;
export type Subject = (typeof SUBJECTS)[number];

const FOLDER = join(import.meta.dirname, '..', 'phrases');
/** A line of this says that the phrases below it name no value; of this, that there are several owners. */
const NOTHING = 'nothing';
const SEVERAL = 'several';
/** A line of a mention that alone the phrases below it were written for: they mention it, or only sound like it. */
const ONE_MENTION = /^(only|not) (\w+)$/;
/** Values that are no words. */
const PLAIN = /^(?:true|false|\d+)$/;

/** What the line above some phrases gives: values with commas between them. */
function meaningOf(about: Subject, line: string): Meaning {
  const [, holds, one] = ONE_MENTION.exec(line) ?? [];
  if (one !== undefined)
    return { facts: {}, mentions: holds === 'only' ? [one as Mention] : [], readFor: one as Mention };
  const values = line === NOTHING ? [] : line.split(', ');
  if (about === 'mentions') return { facts: {}, mentions: values as Mention[] };
  if (isListFact(about)) return { facts: { [about]: values } };
  const [value] = values;
  if (value === undefined) return { facts: {} };
  if (value === SEVERAL) return { facts: { several_owners: true } };
  return { facts: { [about]: PLAIN.test(value) ? JSON.parse(value) : value } };
}

/** All phrases: below each line of values, the indented lines are what people say for them. */
export function readPhrases(folder = FOLDER): Phrase[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const about = SUBJECTS.find((one) => `${one}.txt` === file);
      if (about === undefined) throw new Error(`train/phrases/${file} is named for none of ${SUBJECTS.join(', ')}.`);
      let meaning: Meaning = { facts: {} };
      const found: Phrase[] = [];
      for (const line of readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')) {
        if (line.startsWith('  ')) found.push({ text: line.trim(), about, ...meaning });
        else meaning = meaningOf(about, line);
      }
      return found;
    });
}
