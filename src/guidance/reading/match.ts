import { words } from './wordlist.ts';
import { stem, type Token } from './text.ts';

/** A pattern compiled: the stems allowed at each place; `gap` allows up to {@link GAP} words before it. */
interface Compiled<Concept> {
  readonly concept: Concept;
  readonly rest: readonly { readonly stems: ReadonlySet<string>; readonly gap: boolean }[];
}

/** A concept found at tokens `from` to `to` (inclusive); `denied` where a "not" governs it. */
export interface Hit<Concept> {
  readonly concept: Concept;
  readonly from: number;
  readonly to: number;
  readonly denied: boolean;
}

const GAP = 3;

/** Finds the patterns of many concepts in one pass over the tokens. */
export interface Matcher<Concept> {
  find(tokens: readonly Token[], denied: readonly boolean[]): Hit<Concept>[];
}

/** The single words in patterns, for the speller. */
export function wordsOf(lexicon: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.values(lexicon)
    .flatMap((patterns) => patterns.flatMap((pattern) => pattern.split(/[ /]+/)))
    .filter((word) => word !== '~')
    .map((word) => word.replace('=', ''));
}

/** Words whose own negative is part of a pattern ("no dividend"), so that the "not" there denies nothing. */
const NEGATORS = new Set(['not', 'no', 'never', 'neither', 'nor', 'without', 'none', 'nobody']);

/** Verbs that deny what they govern. */
const REFUSALS = new Set(
  words('refuse refuses refused avoid avoids avoiding unlike decline declines declined reject rejects rejected'),
);

/** `=word` asks for that very word, anything else for its stem. */
function key(part: string): string {
  return part.startsWith('=') ? part : stem(part);
}

function fits(keys: ReadonlySet<string>, token: Token): boolean {
  return keys.has(token.stem) || keys.has(`=${token.word}`);
}

export function createMatcher<Concept extends string>(
  lexicon: Readonly<Record<Concept, readonly string[]>>,
): Matcher<Concept> {
  const byFirst = new Map<string, Compiled<Concept>[]>();
  for (const concept of Object.keys(lexicon) as Concept[]) {
    for (const pattern of lexicon[concept]) {
      const parts: { stems: Set<string>; gap: boolean }[] = [];
      let gap = false;
      for (const part of pattern.split(' ')) {
        if (part === '~') {
          gap = true;
          continue;
        }
        parts.push({ stems: new Set(part.split('/').map(key)), gap });
        gap = false;
      }
      const [first, ...rest] = parts;
      if (!first) continue;
      for (const word of first.stems) {
        const list = byFirst.get(word);
        if (list) list.push({ concept, rest });
        else byFirst.set(word, [{ concept, rest }]);
      }
    }
  }

  function end(tokens: readonly Token[], start: number, rest: Compiled<Concept>['rest']): number {
    let at = start;
    const clause = tokens[start]!.clause;
    for (const { stems, gap } of rest) {
      let next = at + 1;
      const last = gap ? at + 1 + GAP : at + 1;
      while (next <= last && next < tokens.length && tokens[next]!.clause === clause && !fits(stems, tokens[next]!))
        next++;
      if (next > last || next >= tokens.length || tokens[next]!.clause !== clause) return -1;
      at = next;
    }
    return at;
  }

  return {
    find(tokens, denied) {
      const hits: Hit<Concept>[] = [];
      for (let from = 0; from < tokens.length; from++) {
        const { word, stem: root } = tokens[from]!;
        for (const { concept, rest } of [...(byFirst.get(root) ?? []), ...(byFirst.get(`=${word}`) ?? [])]) {
          const to = end(tokens, from, rest);
          if (to < 0) continue;
          hits.push({ concept, from, to, denied: NEGATORS.has(word) ? false : denied[from]! });
        }
      }
      return hits;
    },
  };
}

const ENDERS = new Set(
  words(`
    but only instead rather just although though because however so yet it we i they na
  `),
);
const CLAUSE_STARTERS = new Set(
  words(`
    it we i they he she my our me just only but a the na this that there members parents money any
  `),
);
const VERBS = new Set(
  words(`
    is are was be have has do does will need needs want wants sell
  `),
);
const REACH = 7;
/** A comma keeps a "not" alive only before a short bare item of a list ("not a church, mosque or NGO"). */
const LIST_ITEM = 3;

/** "I do not want to do it alone": there "it" is what is done, not a new sentence. */
function endsDenial(tokens: readonly Token[], at: number): boolean {
  const { word, clause } = tokens[at]!;
  if (!ENDERS.has(word)) return false;
  const next = tokens[at + 1];
  return !(
    word === 'it' &&
    next?.clause === clause &&
    /^(alone|together|myself|ourselves|by|with|for|as)$/.test(next.word)
  );
}

/** "no dividends and all income supports the orphanage": the "and" begins a sentence of its own. */
function beginsAnew(tokens: readonly Token[], at: number): boolean {
  const { word, clause } = tokens[at]!;
  if (word !== 'and') return false;
  const next = tokens[at + 1];
  if (next?.clause !== clause) return false;
  if (/^(all|everything|every|i|we|it|they|he|she|our|my|instead|only|just)$/.test(next.word)) return true;
  if (next.word !== 'the' && next.word !== 'its' && next.word !== 'their') return false;
  for (let k = at + 2; k <= at + 4 && tokens[k]?.clause === clause; k++) if (VERBS.has(tokens[k]!.word)) return true;
  return false;
}

/** For each token whether a negation governs it. */
export function denials(tokens: readonly Token[]): boolean[] {
  const denied = tokens.map(() => false);
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]!.word;
    const next = tokens[i + 1]?.word;
    const instead = (word === 'instead' && next === 'of') || (word === 'rather' && next === 'than');
    if (!NEGATORS.has(word) && !REFUSALS.has(word) && !instead) continue;
    if (word === 'not' && (next === 'only' || next === 'just' || next === 'less')) continue;
    if (word === 'no' && (next === 'doubt' || next === 'matter' || next === 'problem')) continue;
    let clause = tokens[i]!.clause;
    for (let k = i + 1; k < tokens.length && k <= i + REACH; k++) {
      const token = tokens[k]!;
      if (token.clause !== clause) {
        if (token.after !== ',' || word === 'no') break;
        let length = 0;
        let sentence = false;
        while (tokens[k + length]?.clause === token.clause) {
          if (VERBS.has(tokens[k + length]!.word)) sentence = true;
          length++;
        }
        if (sentence || length > LIST_ITEM || CLAUSE_STARTERS.has(token.word) || NEGATORS.has(token.word)) break;
        clause = token.clause;
      }
      if (k > i + 1 && (endsDenial(tokens, k) || beginsAnew(tokens, k))) break;
      denied[k] = true;
    }
  }
  return denied;
}
