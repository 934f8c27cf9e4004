import type { Advisory } from './model.ts';
import { normalise, rawWords } from './normalise.ts';
import { compareWords, HOW, makeWord } from './likeness.ts';
import { wordClass } from './words.ts';

interface Rule extends Omit<Advisory, 'term'> {
  /** The words or phrases it is about, folded. */
  readonly terms: readonly string[];
  /** Where in the name it counts; anywhere if absent. */
  readonly at?: 'start' | 'end';
}

const RULES: readonly Rule[] = [
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['bank', 'banking', 'banker', 'banc', 'banque'],
    message: 'only a licensed bank may use "bank", a word derived from it in any language or one that sounds like it',
    authority: 'Bank of Ghana',
    source: 'Banks and Specialised Deposit-Taking Institutions Act, 2016 (Act 930), s. 23',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['insurance', 'assurance', 'insurer'],
    message: 'insurance words are for licensed insurers',
    authority: 'National Insurance Commission',
    source: 'Insurance Law, 1989 (PNDCL 227), s. 31 (heading); replaced by the Insurance Act, 2021 (Act 1061)',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['health scheme', 'medical insurance scheme', 'health insurance scheme'],
    message: 'prohibited unless licensed as a health insurance scheme',
    authority: 'National Health Insurance Authority',
    source: 'National Health Insurance Act, 2012 (Act 852), s. 65',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['mutual fund', 'unit trust'],
    message: 'only for a fund or trust that the Securities and Exchange Commission has approved',
    authority: 'Securities and Exchange Commission',
    source: 'Securities Industry Act, 2016 (Act 929), s. 107',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['stock exchange', 'securities exchange'],
    message: 'only for an approved exchange',
    authority: 'Securities and Exchange Commission',
    source: 'Securities Industry Act, 2016 (Act 929), s. 198',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['university', 'polytechnic'],
    message: 'needs accreditation as a tertiary institution',
    authority: 'Ghana Tertiary Education Commission',
    source: 'Education Regulatory Bodies Act, 2020 (Act 1023)',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['chartered'],
    message: 'a professional body that calls itself chartered must attach a copy of its charter',
    source: 'Office of the Registrar of Companies, list of registered professional bodies (2024)',
  },
  {
    code: 'suggests_government',
    severity: 'warning',
    at: 'start',
    terms: ['ghana', 'national', 'republic', 'government', 'state', 'ministry', 'presidential', 'president'],
    message: 'at the start of a name it suggests a link with the state',
    source: 'Companies Act, 2019 (Act 992), s. 21(2): not misleading or undesirable in the opinion of the Registrar',
  },
];

/** What the wording of `name` calls for, whatever the register holds. */
export function adviseOn(name: string): Advisory[] {
  const raw = rawWords(name);
  const { words } = normalise(name);
  const advisories: Advisory[] = [];
  for (const { terms, at, ...rule } of RULES) {
    const term = terms.find(
      (term) => occurs(raw, term.split(' '), at) || (at === undefined && occurs(words, term.split(' '), at)),
    );
    if (term !== undefined) advisories.push({ ...rule, term });
  }
  const bank = makeWord('bank', 0, 0);
  const heard = raw.find(
    (word) => word !== 'bank' && word.length > 3 && compareWords(makeWord(word, 0, 0), bank)?.how === HOW.sound,
  );
  if (heard !== undefined && !advisories.some(({ authority }) => authority === 'Bank of Ghana')) {
    advisories.push({
      code: 'restricted_word',
      severity: 'warning',
      term: heard,
      message: `"${heard}" sounds like "bank"; only a licensed bank may use a word that does`,
      authority: 'Bank of Ghana',
      source: 'Banks and Specialised Deposit-Taking Institutions Act, 2016 (Act 930), s. 23',
    });
  }
  if (words.every((word) => wordClass(word) !== undefined && wordClass(word) !== 'name')) {
    advisories.push({
      code: 'not_distinctive',
      severity: 'warning',
      message: 'every word of it is common in business names; a word of your own would set it apart',
      source: 'Companies Act, 2019 (Act 992), s. 21(2) and s. 22(4)',
    });
  }
  return advisories;
}

function occurs(words: readonly string[], term: readonly string[], at: Rule['at']): boolean {
  for (let start = 0; start + term.length <= words.length; start++) {
    if (at === 'start' && start > 0) return false;
    if (term.every((word, offset) => words[start + offset] === word)) return true;
  }
  return false;
}
