import { foldText } from '../../text/fold.ts';
import { compareWords, HOW, makeWord } from '../likeness/likeness.ts';
import type { Advisory, AdvisorySeverity } from '../model.ts';
import { canonicalWord, normalise, rawWords } from '../spelling/normalise.ts';
import {
  ENDING_WORDS,
  endingIn,
  endingsOf,
  INCORPORATED,
  type Ending,
  type Spelling,
} from '../../guidance/law/endings.ts';
import { isCompany, type EntityId } from '../../guidance/law/entity-ids.ts';
import {
  BANK_LIKE,
  BANK_LIKE_RULE,
  BANK_RULE,
  BANK_WORD,
  consentText,
  RESTRICTED,
  type RestrictedRule,
  type TermPlace,
} from './restricted.ts';
import { wordClass, type WordClass } from '../spelling/word-classes.ts';

/**
 * Remarks on the wording of `name`, whatever the register holds: words that need consent, endings that only some entities may use
 * (Act 992, s. 21(1) and s. 346), and wording that is misleading, too generic or hard to read. The most serious first.
 *
 * @param entityType remarks about endings are about this type only; without it they come only if the name has an ending
 */
export function adviseOn(name: string, entityType?: EntityId): Advisory[] {
  const raw = rawWords(name);
  const words = raw.map(canonicalWord);
  const advisories = [
    ...restricted(raw, words),
    ...endings(raw, entityType),
    ...distinctiveness(name),
    ...writing(name),
  ];
  return advisories.sort((a, b) => SEVERITY[b.severity] - SEVERITY[a.severity]);
}

/** The advisories about a word that the law restricts: another word in its place is a remedy. */
const OF_RESTRICTED_WORDS = new Set([BANK_RULE, ...RESTRICTED].map(({ code }) => code));

/** The words of a name, folded, that make it doubtful because the law restricts them. */
export const restrictedWords = (advisories: readonly Advisory[]): string[] =>
  advisories
    .filter(({ code, severity }) => severity !== 'info' && OF_RESTRICTED_WORDS.has(code))
    .flatMap(({ term = '' }) => term.split(' '));

const SEVERITY: Readonly<Record<AdvisorySeverity, number>> = { info: 0, warning: 1, blocking: 2 };

interface Term {
  readonly rule: number;
  readonly words: readonly string[];
  readonly place: TermPlace;
}
/** The terms by their first word in canonical form, so that one pass over a name finds them all. */
const TERMS = new Map<string, Term[]>();
RESTRICTED.forEach(({ terms, place = 'anywhere' }, rule) => {
  for (const term of terms) {
    const words = term.split(' ').map(canonicalWord);
    const first = words[0] ?? '';
    TERMS.set(first, [...(TERMS.get(first) ?? []), { rule, words, place }]);
  }
});

const BANK = makeWord('bank', 0, 0);
/** The least likeness to "bank" that counts; "bunk" and "bonk" are below it. */
const SOUNDS_LIKE_BANK = 0.92;

/** A word of the state also in the middle of a name, if an office follows: "Upper West National Grains Board". */
const NATIONAL = canonicalWord('national');

/** One advisory for each restricted word or phrase; a phrase speaks for the words in it. */
function restricted(raw: readonly string[], words: readonly string[]): Advisory[] {
  const start = raw[0] === 'the' ? 1 : 0;
  const found: { at: number; size: number; rule: Omit<RestrictedRule, 'terms'> }[] = [];
  words.forEach((word, at) => {
    const heard = BANK_WORD.test(raw[at]!) ? '' : soundsLikeBank(raw[at]!) ? `It sounds like "bank". ` : undefined;
    if (heard !== undefined)
      found.push({ at, size: 1, rule: { ...BANK_RULE, message: `${heard}${BANK_RULE.message}` } });
    else if (BANK_LIKE.test(raw[at]!)) found.push({ at, size: 1, rule: BANK_LIKE_RULE });
    for (const { rule, words: term, place } of TERMS.get(word) ?? []) {
      if (place === 'start' && at !== start) continue;
      if (
        place === 'after_state' &&
        !found.some((other) => other.rule.place === 'start') &&
        !words.slice(0, at).includes(NATIONAL)
      )
        continue;
      if (term.every((part, offset) => words[at + offset] === part))
        found.push({ at, size: term.length, rule: RESTRICTED[rule]! });
    }
  });
  const said = new Set<string>();
  return found.flatMap(({ at, size, rule }) => {
    const within = found.some((other) => other.size > size && other.at <= at && at + size <= other.at + other.size);
    const term = raw.slice(at, at + size).join(' ');
    const key = `${rule.code} ${term}`;
    if (within || said.has(key)) return [];
    said.add(key);
    const { code, severity, message, authority, source } = rule;
    return [
      { code, severity, term, message: `"${term}": ${message} ${consentText(rule)}`.trimEnd(), authority, source },
    ];
  });
}

function soundsLikeBank(word: string): boolean {
  if (word.length < 3 || word.length > 8 || word[0] !== 'b') return false;
  const alike = compareWords(makeWord(canonicalWord(word), 0, 0), BANK);
  return alike?.how === HOW.sound && alike.like >= SOUNDS_LIKE_BANK;
}

const SECTION_346 = 'Companies Act, 2019 (Act 992), s. 346';
const SECTION_21_1 = 'Companies Act, 2019 (Act 992), s. 21(1)';

const formOf = ({ words, short }: Ending): string => `"${words}" or "${short}"`;

/** The entity types that have no ending of a company, in words. Nothing is said of the endings of those that are not here. */
const WITHOUT_ENDING: Partial<Record<EntityId, string>> = {
  sole_proprietorship: 'A sole proprietor',
  partnership: 'A partnership',
  subsidiary_business_name: 'A subsidiary business name',
  professional_body: 'A professional body',
  incorporated_trustees: 'A body of incorporated trustees',
};

/** The code of the remark that a name lacks the ending of its type. */
export const ENDING_MISSING = 'ending_missing';

/** A body with one of these words in its name is usually such a company. */
const GUARANTEE = 'company_limited_by_guarantee';
const GUARANTEE_WORDS = new Set(['association', 'foundation']);
/** The types of which nothing is said of that ending: those that have none, and the one whose own remark tells it. */
const OTHER_BODIES: ReadonlySet<EntityId> = new Set<EntityId>([
  GUARANTEE,
  'professional_body',
  'incorporated_trustees',
  'cooperative_society',
  'external_company',
]);

function endings(raw: readonly string[], entityType: EntityId | undefined): Advisory[] {
  const advisories: Advisory[] = [];
  const last = raw.at(-1) ?? '';
  const incorporated = raw.find((word) => INCORPORATED.has(word));
  if (incorporated !== undefined) {
    advisories.push({
      code: 'barred_ending',
      severity: 'warning',
      term: incorporated,
      message: [
        `Only a body so incorporated may have "${incorporated}" anywhere in its name${isCompany(entityType) ? '.' : ': GH¢300 a day otherwise.'}`,
        ...(incorporated.startsWith('corp') ? ['In practice "corporation" is taken for a state enterprise.'] : []),
      ].join(' '),
      authority: 'Registrar of Companies',
      source: `${SECTION_346}; that practice as reported by mybizspot.info, undated`,
    });
  }
  const found = endingIn(raw);
  const inside = raw.slice(1, found && -found.spelled.length).find((word) => ENDING_WORDS.has(word));
  if (found !== undefined) {
    advisories.push(...aboutEnding(found, last, entityType));
    if (inside !== undefined) {
      advisories.push({
        code: 'ending_contradicts',
        severity: 'warning',
        term: inside,
        message: `The name has more than one legal ending ("${inside}" and "${last}"); an entity has one.`,
        source: SECTION_21_1,
      });
    }
  } else if (inside !== undefined) {
    advisories.push({
      code: 'ending_misplaced',
      severity: 'warning',
      term: inside,
      message: `"${inside}" is a legal ending and stands at the end of a name or not at all.`,
      source: SECTION_21_1,
    });
  } else if (entityType !== undefined) {
    const own = endingsOf(entityType);
    if (own.length > 0)
      advisories.push({
        code: ENDING_MISSING,
        severity: 'warning',
        message: `The name of ${own.map((ending) => `${ending.of} must end with ${formOf(ending)}`).join('; that of ')}.`,
        source: SECTION_21_1,
      });
  }
  const guaranteed = raw.find((word) => GUARANTEE_WORDS.has(canonicalWord(word)));
  const isOther = entityType !== undefined && OTHER_BODIES.has(entityType);
  if (guaranteed !== undefined && !isOther && found?.type !== GUARANTEE) {
    advisories.push({
      code: 'ending_guarantee',
      severity: 'warning',
      term: guaranteed,
      message: `An association or a foundation is usually registered as a company limited by guarantee, whose name must end with ${endingsOf(GUARANTEE).map(formOf).join()}.`,
      authority: 'Registrar of Companies',
      source: `${SECTION_21_1}; that such bodies register so is the practice of the Office of the Registrar of Companies`,
    });
  }
  return advisories;
}

/** The ending that remarks on a name ask for; undefined if it lacks none. */
export function endingAskedFor(advisories: readonly Advisory[], entityType: EntityId | undefined): string | undefined {
  const asks = (wanted: string): boolean => advisories.some(({ code }) => code === wanted);
  const type = asks(ENDING_MISSING) ? entityType : asks('ending_guarantee') ? GUARANTEE : undefined;
  return endingsOf(type)[0]?.short;
}

/** What is said of an ending: for the type that is asked about if one is, otherwise for any. */
function aboutEnding(ending: Spelling, term: string, entityType: EntityId | undefined): Advisory[] {
  const { isExact, of } = ending;
  const acts = `The Act's endings for ${of} are ${formOf(ending)}`;
  if (entityType === undefined) {
    return [
      {
        code: isExact ? 'ending_for_company' : 'ending_form',
        severity: 'info',
        term,
        message: isExact
          ? `This ending is for ${of} only; a sole proprietor or partnership may not use it (GH¢300 a day).`
          : `${acts}; a sole proprietor or partnership may use none of them.`,
        source: isExact ? SECTION_346 : `${SECTION_21_1}; ${SECTION_346}`,
      },
    ];
  }
  if (ending.type === entityType)
    return isExact ? [] : [{ code: 'ending_form', severity: 'info', term, message: `${acts}.`, source: SECTION_21_1 }];
  const without = WITHOUT_ENDING[entityType];
  const own = endingsOf(entityType);
  if (without === undefined && own.length === 0) return [];
  return [
    {
      code: 'ending_of_another_type',
      severity: 'warning',
      term,
      message:
        without === undefined
          ? `"${term}" is the ending of ${of}; the name of ${own.map((one) => `${one.of} ends with ${formOf(one)}`).join(', that of ')}.`
          : `${without} may not use "${term}", the ending of ${of} (GH¢300 a day).`,
      source: without === undefined ? SECTION_21_1 : SECTION_346,
    },
  ];
}

const UNDESIRABLE =
  'Companies Act, 2019 (Act 992), s. 21(2) and s. 22(4); firmusadvisory.com, 2019-10-02: a name should be meaningful, relevant and distinctive';

const KINDS: readonly (readonly [WordClass, string])[] = [
  ['devotional', 'of worship'],
  ['trade', 'of trades and bodies'],
  ['place', 'of places'],
  ['generic', 'of business'],
];

/** The kinds of a name's words, in words. */
function kindsOf(words: readonly string[]): string {
  const found = new Set(words.map(wordClass));
  const told = KINDS.filter(([kind]) => found.has(kind)).map(([, text]) => text);
  return told.length === 0 ? 'numbers' : `words ${told.join(', ')}`;
}

function distinctiveness(name: string): Advisory[] {
  const { words, key } = normalise(name);
  if (key.length === 1) {
    return [
      {
        code: 'too_short',
        severity: 'warning',
        term: key,
        message: 'One letter or digit sets nothing apart: many names hold it.',
        source: UNDESIRABLE,
      },
    ];
  }
  if (words.some((word) => !/^\d+$/.test(word) && (wordClass(word) ?? 'name') === 'name')) return [];
  return [
    {
      code: 'not_distinctive',
      severity: 'warning',
      message: `Every word of it is common in names here (${kindsOf(words)}): nothing sets it apart. A word of your own would.`,
      source: UNDESIRABLE,
    },
  ];
}

const INVISIBLE = /[\p{Cf}\u115f\u1160\u3164\uffa0]/u;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const WRITING = 'A check of the text itself: names are compared as a reader takes them';

function writing(name: string): Advisory[] {
  const advisories: Advisory[] = [];
  if (INVISIBLE.test(name)) {
    advisories.push({
      code: 'invisible_characters',
      severity: 'warning',
      message: 'The name has characters that cannot be seen; they were left out of the comparison.',
      source: WRITING,
    });
  }
  if (OTHER_SCRIPT.test(name.normalize('NFKD'))) {
    const read = OTHER_SCRIPT.test(foldText(name));
    advisories.push({
      code: read ? 'other_script' : 'look_alike_letters',
      severity: 'warning',
      message: read
        ? 'The name has letters of another script than Latin; it was compared letter by letter, not by sound.'
        : 'The name has letters of another script that look like Latin ones; it was compared as it looks.',
      source: WRITING,
    });
  }
  return advisories;
}
