import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '../../src/guidance/facts.ts';

/** Words that say one fact: that fact is trained on, and no other. */
export interface Phrase {
  readonly text: string;
  readonly fact: PhraseFact;
  readonly facts: Facts;
}

/** The facts that phrases may say, each in a file of its name. */
const PHRASE_FACTS = ['matter', 'body', 'profits_go_to', 'wants', 'foreign', 'activities'] as const;
export type PhraseFact = (typeof PHRASE_FACTS)[number];

const FOLDER = join(import.meta.dirname, '..', 'phrases');
/** A line of this says that the phrases below it name no value of the fact. */
const NOTHING = 'nothing';

/** The facts that the line above some phrases gives: values with commas between them. */
function factsOf(fact: PhraseFact, line: string): Facts {
  const values = line === NOTHING ? [] : line.split(', ');
  const isList = fact === 'wants' || fact === 'foreign' || fact === 'activities';
  if (isList) return { [fact]: values };
  return values.length === 0 ? {} : { [fact]: values[0] };
}

/** All phrases: below each line of values, the indented lines are what people say for them. */
export function readPhrases(folder = FOLDER): Phrase[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const fact = PHRASE_FACTS.find((one) => `${one}.txt` === file);
      if (fact === undefined)
        throw new Error(`train/phrases/${file} is named for no fact of ${PHRASE_FACTS.join(', ')}.`);
      let facts: Facts = {};
      const found: Phrase[] = [];
      for (const line of readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')) {
        if (line.startsWith('  ')) found.push({ text: line.trim(), fact, facts });
        else facts = factsOf(fact, line);
      }
      return found;
    });
}
