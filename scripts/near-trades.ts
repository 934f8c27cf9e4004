import { readFile } from 'node:fs/promises';

import { editDistance, LONG_ENOUGH_TO_MISSPELL } from '../src/names/likeness/likeness.ts';
import { canonicalWord } from '../src/names/spelling/normalise.ts';
import { TRADE_WORDS } from '../src/names/spelling/trades.ts';
import { wordClass } from '../src/names/spelling/word-classes.ts';

/** The English lexicon of the library `natural` (MIT): words of the Penn Treebank. Too large to ship whole. */
const LEXICON = new URL(
  import.meta.resolve('natural/lib/natural/brill_pos_tagger/data/English/lexicon_from_posjs.json'),
);
const WIDTH = 140;

/**
 * The file of English words, on none of our lists, that are one letter from a short word of a trade: "fair" beside "hair". The name check takes such a
 * pair for two words, and any other for a word and its misspelling.
 */
export async function nearTrades(): Promise<string> {
  const trades = TRADE_WORDS.map(canonicalWord);
  const isNear = (word: string): boolean =>
    trades.some(
      (trade) => Math.min(trade.length, word.length) < LONG_ENOUGH_TO_MISSPELL && editDistance(trade, word) === 1,
    );
  const words = Object.keys(JSON.parse(await readFile(LEXICON, 'utf8')) as object)
    .filter((word) => /^[a-z]{3,7}$/.test(word))
    .map(canonicalWord)
    .filter((word) => wordClass(word) === undefined && isNear(word));
  const lines = [''];
  for (const word of [...new Set(words)].sort()) {
    const line = `${lines.at(-1)} ${word}`.trimStart();
    if (line.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return `/*
 * English words one letter from a short word of a trade (trades.ts), from the lexicon of \`natural\`. \`npm run generate\` writes this file.
 */
const WORDS = \`
${lines.join('\n')}\`;

const NEAR_TRADES: ReadonlySet<string> = new Set(WORDS.trim().split(/\\s+/));

/** Whether a canonical word on no list is an English word, and not a misspelling of a trade that is one letter away. */
export const isNearTrade = (word: string): boolean => NEAR_TRADES.has(word);
`;
}
