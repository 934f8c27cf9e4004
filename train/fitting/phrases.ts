import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts, Mention } from '../../src/guidance/facts.ts';

/** Words that say one thing: that is trained on, and nothing else. */
export interface Phrase extends Meaning {
  readonly text: string;
  readonly about: Subject;
}

/** What some phrases say. */
interface Meaning {
  readonly facts: Facts;
  readonly mentions?: readonly Mention[];
}

/** What phrases may be about, each in a file of its name: facts, and what a text mentions beside them. */
const SUBJECTS = ['matter', 'body', 'profits_go_to', 'wants', 'foreign', 'activities', 'mentions'] as const;
export type Subject = (typeof SUBJECTS)[number];

const FOLDER = join(import.meta.dirname, '..', 'phrases');
/** A line of this says that the phrases below it name no value. */
const NOTHING = 'nothing';

/** What the line above some phrases gives: values with commas between them. */
function meaningOf(about: Subject, line: string): Meaning {
  const values = line === NOTHING ? [] : line.split(', ');
  if (about === 'mentions') return { facts: {}, mentions: values as Mention[] };
  const isList = about === 'wants' || about === 'foreign' || about === 'activities';
  if (isList) return { facts: { [about]: values } };
  return { facts: values.length === 0 ? {} : { [about]: values[0] } };
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
