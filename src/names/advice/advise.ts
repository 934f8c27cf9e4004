import { foldText } from '../../text/fold.ts';
import { compareWords, HOW, makeWord } from '../likeness/likeness.ts';
import type { Advisory, AdvisorySeverity } from '../model.ts';
import { canonicalWord, normalise, rawWords } from '../spelling/normalise.ts';
import { BANK_RULE, BANK_WORD, RESTRICTED, type TermPlace } from './restricted.ts';
import { wordClass } from '../spelling/word-classes.ts';

/**
 * Remarks on the wording of `name`, whatever the register holds: words that need consent, endings that only some entities may use
 * (Act 992, s. 21(1) and s. 346), and wording that is misleading, too generic or hard to read. The most serious first.
 */
export function adviseOn(name: string): Advisory[] {
  const raw = rawWords(name);
  const words = raw.map(canonicalWord);
  const advisories = [...restricted(raw, words), ...endings(raw), ...distinctiveness(name), ...writing(name)];
  return advisories.sort((a, b) => SEVERITY[b.severity] - SEVERITY[a.severity]);
}

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

function restricted(raw: readonly string[], words: readonly string[]): Advisory[] {
  const found = new Map<number, string>();
  const start = raw[0] === 'the' ? 1 : 0;
  words.forEach((word, at) => {
    for (const { rule, words: term, place } of TERMS.get(word) ?? []) {
      if (place === 'start' && at !== start) continue;
      const whole = term.every((part, offset) => words[at + offset] === part);
      const longer = (found.get(rule) ?? '').length < term.join(' ').length;
      if (whole && longer) found.set(rule, raw.slice(at, at + term.length).join(' '));
    }
  });
  const advisories: Advisory[] = [...found].map(([rule, term]) => {
    const { code, severity, message, authority, source } = RESTRICTED[rule]!;
    return { code, severity, term, message, ...(authority !== undefined && { authority }), source };
  });
  const bank = raw.find((word) => BANK_WORD.test(word));
  const heard = bank ?? raw.find((word) => soundsLikeBank(word));
  if (heard !== undefined) {
    const message = bank === undefined ? `"${heard}" sounds like "bank". ${BANK_RULE.message}` : BANK_RULE.message;
    advisories.unshift({ ...BANK_RULE, term: heard, message } as Advisory);
  }
  return advisories;
}

function soundsLikeBank(word: string): boolean {
  if (word.length < 3 || word.length > 8 || word[0] !== 'b') return false;
  const alike = compareWords(makeWord(canonicalWord(word), 0, 0), BANK);
  return alike?.how === HOW.sound && alike.like >= SOUNDS_LIKE_BANK;
}

const SECTION_346 = 'Companies Act, 2019 (Act 992), s. 346';
const SECTION_21_1 = 'Companies Act, 2019 (Act 992), s. 21(1)';
const INCORPORATED = new Set(['incorporated', 'inc', 'corporation', 'corp']);

/** The endings of Act 992, s. 21(1), and other spellings of them. */
const ENDINGS: readonly {
  readonly pattern: RegExp;
  readonly entity: string;
  readonly form: string;
  readonly exact: boolean;
}[] = [
  {
    pattern: /(?:^| )(?:limited by guarantee)$/,
    entity: 'a company limited by guarantee',
    form: '"Limited by Guarantee" or "LBG"',
    exact: true,
  },
  {
    pattern: /(?:^| )lbg$/,
    entity: 'a company limited by guarantee',
    form: '"Limited by Guarantee" or "LBG"',
    exact: true,
  },
  {
    pattern: /(?:^| )(?:plc|public limited company)$/,
    entity: 'a public company limited by shares',
    form: '"Public Limited Company" or "PLC"',
    exact: true,
  },
  {
    pattern: /(?:^| )(?:pruc|private unlimited company)$/,
    entity: 'a private unlimited company',
    form: '"Private Unlimited Company" or "PRUC"',
    exact: true,
  },
  {
    pattern: /(?:^| )(?:puc|public unlimited company)$/,
    entity: 'a public unlimited company',
    form: '"Public Unlimited Company" or "PUC"',
    exact: true,
  },
  {
    pattern: /(?:^| )(?:limited company|ltd)$/,
    entity: 'a private company limited by shares',
    form: '"Limited Company" or "LTD"',
    exact: true,
  },
  {
    pattern: /(?:^| )(?:limited|co ltd|company ltd)$/,
    entity: 'a private company limited by shares',
    form: '"Limited Company" or "LTD"',
    exact: false,
  },
];
const DESIGNATORS = new Set(['ltd', 'limited', 'lbg', 'plc', 'pruc', 'puc']);

function endings(raw: readonly string[]): Advisory[] {
  const advisories: Advisory[] = [];
  const text = raw.join(' ');
  const incorporated = raw.find((word) => INCORPORATED.has(word));
  if (incorporated !== undefined) {
    advisories.push({
      code: 'barred_ending',
      severity: 'warning',
      term: incorporated,
      message: `Only a body so incorporated may have "${incorporated}" anywhere in its name: 25 penalty units a day otherwise. In practice "corporation" is taken for a state enterprise.`,
      authority: 'Registrar of Companies',
      source: SECTION_346,
    });
  }
  const ending = ENDINGS.find(({ pattern }) => pattern.test(text));
  if (ending) {
    const last = raw.at(-1) ?? '';
    advisories.push({
      code: ending.exact ? 'ending_for_company' : 'ending_form',
      severity: 'info',
      term: last,
      message: ending.exact
        ? `This ending is for ${ending.entity} only; a sole proprietor or partnership may not use it (25 penalty units a day).`
        : `The Act's endings for ${ending.entity} are ${ending.form}; a sole proprietor or partnership may use none of them.`,
      source: ending.exact ? SECTION_346 : `${SECTION_21_1}; ${SECTION_346}`,
    });
    const before = raw.slice(0, -1).filter((word, at) => DESIGNATORS.has(word) && at > 0);
    const doubled = before.filter((word) => !/limited (?:by guarantee|company)$/.test(text) || word !== 'limited');
    if (doubled.length > 0) {
      advisories.push({
        code: 'ending_contradicts',
        severity: 'warning',
        term: doubled[0]!,
        message: `The name has more than one legal ending ("${doubled[0]}" and "${last}"); an entity has one.`,
        source: SECTION_21_1,
      });
    }
  } else {
    const inside = raw.find((word, at) => at > 0 && DESIGNATORS.has(word));
    if (inside !== undefined) {
      advisories.push({
        code: 'ending_misplaced',
        severity: 'warning',
        term: inside,
        message: `"${inside}" is a legal ending and stands at the end of a name or not at all.`,
        source: SECTION_21_1,
      });
    } else {
      advisories.push({
        code: 'ending_missing',
        severity: 'info',
        message:
          'A company\'s name ends with its type: "LTD" or "Limited Company", "PLC", "LBG", "PRUC" or "PUC"; the name of a sole proprietor or partnership has no such ending.',
        source: SECTION_21_1,
      });
    }
  }
  return advisories;
}

const UNDESIRABLE =
  'Companies Act, 2019 (Act 992), s. 21(2) and s. 22(4); firmusadvisory.com, 2019-10-02: a name should be meaningful, relevant and distinctive';

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
      message: 'Every word of it is common in business names: nothing sets it apart. A word of your own would.',
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
