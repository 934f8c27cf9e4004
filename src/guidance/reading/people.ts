import { PERSON_NAMES } from './lexicon.ts';
import { stem, type Token } from './text.ts';
import { words } from './wordlist.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
};
const names = new Set(PERSON_NAMES);
const HUMANS = new Set(
  words(`
    people person persons friend friends brother brothers sister sisters sibling siblings cousin cousins woman women man men
    lady ladies guy guys farmer farmers trader traders partner partners lawyer lawyers doctor doctors dentist dentists
    member members graduate graduates student youth classmate classmates colleague colleagues founder founders cofounder
    cofounders family families fisherman fishermen weaver weavers driver drivers teacher teachers nurse nurses engineer
    engineers accountant accountants architect architects carpenter carpenters mechanic mechanics tailor tailors seamstress
    seamstresses owner owners investor investors shareholder shareholders miner miners surveyor surveyors officer officers
    practitioner practitioners professional professionals planner planners lecturer lecturers auditor auditors journalist
    journalists grower growers producer producers processor processors pharmacist pharmacists barrister barristers solicitor
    solicitors us we valuers counsellors hairdressers fishmongers artisans couples mates schoolmates roommates pastors
    elders directors bakers cooks potters carvers welders masons students households villagers widows mothers
    physiotherapists nutritionists midwives midwife
  `),
);
const WORKERS = new Set(
  words(`
    staff employees workers worker employee apprentices apprentice drivers-employed trucks branches
  `),
);

/** Whether a word is of a person, or of people. */
export const isHuman = (word: string): boolean =>
  HUMANS.has(word) ||
  /^(mum|mom|dad|mother|father|wife|husband|sons?|daughters?|children|kids|uncle|aunt|auntie|fiance|fiancee|girlfriend|boyfriend)$/.test(
    word,
  );

/** The number that begins or stands at a token, and its last token: "one hundred and twenty" is one number, "half a dozen" is 6. */
function numberAt(tokens: readonly Token[], at: number): { readonly value: number; readonly to: number } | undefined {
  const { word, clause } = tokens[at]!;
  if (/^\d{1,7}$/.test(word)) return { value: Number(word), to: at };
  if (word === 'dozen') return { value: tokens[at - 2]?.word === 'half' ? 6 : 12, to: at };
  if (word === 'dozens') return undefined;
  if (NUMBERS[word] === undefined) return undefined;
  let total = 0;
  let part = 0;
  let to = at;
  for (let i = at; i < tokens.length && tokens[i]!.clause === clause; i++) {
    const next = tokens[i]!.word;
    const value = NUMBERS[next];
    if (next === 'and' && part >= 100 && NUMBERS[tokens[i + 1]?.word ?? ''] !== undefined) continue;
    if (value === undefined) break;
    if (value === 1000) {
      total += Math.max(1, part) * 1000;
      part = 0;
    } else if (value === 100) part = Math.max(1, part) * 100;
    else if (part === 0 || (part % 100 === 0 && value < 100) || (part % 10 === 0 && part % 100 >= 20 && value < 10))
      part += value;
    else break;
    to = i;
  }
  return { value: total + part, to };
}

/** "dietitians", "bookkeepers": people by the ending of their trade's name, not things ("layers", "containers"). */
function isTrade(word: string): boolean {
  return /(?:ists|eers|ians|[^l]ers|ors|women|men)$/.test(word) && !THINGS.test(word);
}
const ACTING = new Set(words('opening starting running setting forming wanting want wishing who joining owning'));
const THINGS =
  /^(?:others|numbers|offers|orders|papers|containers|computers|trailers|tractors|layers|broilers|litres|liters|meters|motors|freezers|customers|workers|towers|covers|posters|speakers|printers|scooters|counters|flowers|motorbikers|doors|floors|colours|colors|boilers|generators|acres|borders|corners|letters|quarters|years|monitors|sensors|visitors|orders|beers|drawers|trousers|passengers|vendors|suppliers|borrowers|learners)$/;

const LABELS = new Set(['level', 'grade', 'form', 'class', 'room', 'year', 'no', 'number', 'block', 'km']);

/** Whether a group of people is the subject of the first sentence: "estate agents want …", "retired police officers meeting monthly". */
export function beginsWithGroup(tokens: readonly Token[]): boolean {
  for (let i = 0; i < Math.min(tokens.length, 5); i++) {
    const { word, clause } = tokens[i]!;
    if (clause !== tokens[0]!.clause || /^(i|my|for|to|of|from|with|in|at|by|a|an|no|not|without)$/.test(word))
      return false;
    if (word.endsWith('s') && (HUMANS.has(word) || isTrade(word)) && !WORKERS.has(word)) return true;
    if (word === 'women' || word === 'men' || word === 'people') return true;
  }
  return false;
}

/** How many people are named before what they do: "Abena, Esi and Akosua want to open a boutique", "Kwesi and I". */
export function countNamed(tokens: readonly Token[]): number | undefined {
  let named = 0;
  for (let i = 0; i < tokens.length; i++) {
    const { word } = tokens[i]!;
    if (names.has(word)) {
      // a surname after a first name is the same person
      if (!(i > 0 && names.has(tokens[i - 1]!.word) && tokens[i - 1]!.clause === tokens[i]!.clause)) named++;
    } else if (word === 'and') continue;
    else if (
      (word === 'i' || word === 'me' || word === 'myself') &&
      (tokens[i - 1]?.word === 'and' || tokens[i + 1]?.word === 'and')
    )
      named++;
    else break;
  }
  return named > 1 ? named : undefined;
}

/** Owners or members and shareholders that the text counts ("three of us", "20 farmers"), never workers or things. */
export function countPeople(
  tokens: readonly Token[],
  aside: readonly boolean[],
): {
  people: number | undefined;
  shareholders: number | undefined;
} {
  let most = countNamed(tokens);
  let shareholders: number | undefined;
  for (let start = 0; start < tokens.length; start++) {
    const number = aside[start] ? undefined : numberAt(tokens, start);
    if (number === undefined) continue;
    const n = number.value;
    const i = number.to;
    const before = tokens[start - 1]?.word;
    const first = start;
    // "Level 300", "grade 6", "room 12": a number that counts nobody
    const label = LABELS.has(before ?? '');
    start = i;
    if (
      label ||
      (n >= 1900 &&
        n <= 2100 &&
        /^\d{4}$/.test(tokens[i]!.word) &&
        tokens[i + 1]?.stem !== stem('members') &&
        tokens[i + 1]?.word !== 'farmers' &&
        tokens[i + 1]?.word !== 'cocoa')
    )
      continue;
    // "I pay three ladies", "I train 15 girls"
    if (
      /^(pay|paying|pays|employ|employs|employing|hire|hires|hired|train|trains|training|teach|teaches|teaching|supervise)$/.test(
        before ?? '',
      )
    )
      continue;
    const { clause } = tokens[i]!;
    let human: string | undefined;
    for (let k = i + 1; k <= i + 4 && k < tokens.length && tokens[k]!.clause === clause; k++) {
      const { word } = tokens[k]!;
      if (WORKERS.has(word) || /^(payroll|employed)$/.test(tokens[k + 2]?.word ?? '')) break;
      if (word === 'of' || word === 'out') continue;
      // "three midwives opening": who opens something is no thing
      if (HUMANS.has(word) || isTrade(word) || (/[^s]s$/.test(word) && ACTING.has(tokens[k + 1]?.word ?? ''))) {
        human = word;
        break;
      }
      if (numberAt(tokens, k) !== undefined) break;
    }
    const bare =
      (before === 'are' || before === 'be' || before === 'us') &&
      (i + 1 >= tokens.length ||
        tokens[i + 1]!.clause !== clause ||
        tokens[i + 1]!.word === 'wey' ||
        tokens[i + 1]!.word === 'and');
    // "kente weavers, twenty of them"
    const apposed =
      tokens[i + 1]?.word === 'of' &&
      /^(them|they|dem)$/.test(tokens[i + 2]?.word ?? '') &&
      start > 0 &&
      (HUMANS.has(tokens[first - 1]?.word ?? '') || isTrade(tokens[first - 1]?.word ?? ''));
    // "a team of six", said of themselves and not of workers
    const team =
      before === 'of' &&
      /^(team|group)$/.test(tokens[first - 2]?.word ?? '') &&
      !tokens
        .slice(Math.max(0, first - 6), first - 2)
        .some(
          ({ word, clause: own }) =>
            own === clause && /^(i|my|have|has|employ|employs|with|lead|manage|hire|train|his|her)$/.test(word),
        );
    if (human === undefined && !bare && !apposed && !team) continue;
    if (
      n === 1 &&
      human !== undefined &&
      human !== 'person' &&
      human !== 'man' &&
      human !== 'woman' &&
      human !== 'owner'
    )
      continue;
    let count = n;
    // "my two brothers and I": I am one more.
    if (n > 1 && n < 12 && (before === 'my' || (before === 'and' && /^(me|i)$/.test(tokens[first - 2]?.word ?? ''))))
      count = n + 1;
    if (human !== undefined && /^(share|invest)/.test(human)) shareholders = Math.max(shareholders ?? 0, count);
    most = Math.max(most ?? 0, count);
  }
  return { people: most, shareholders };
}

/** "teachers saving part of their salary and borrowing from the fund": several who save and lend among themselves, however far apart the words. */
export function savesAndLends(tokens: readonly Token[], aside: readonly boolean[]): string | undefined {
  const several = beginsWithGroup(tokens) || tokens.some(({ word }) => /^(we|our|members|us)$/.test(word));
  if (!several || tokens.some(({ word }) => /^(bank|app|customers|clients)$/.test(word))) return undefined;
  const save = tokens.findIndex(({ word }, i) => !aside[i] && /^(save|saves|saving|savings)$/.test(word));
  const lend = tokens.findIndex(
    ({ word }, i) => !aside[i] && /^(borrow|borrows|borrowing|loan|loans|lend|lends|lending)$/.test(word),
  );
  if (save < 0 || lend < 0 || tokens[save]!.clause !== tokens[lend]!.clause) return undefined;
  return `${tokens[save]!.word} … ${tokens[lend]!.word}`;
}
