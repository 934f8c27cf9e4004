import type { Body, Reading, Sign } from './reading.ts';
import { membersOf, type Case } from './rules.ts';
import { rank, type Ranked } from './score.ts';

/** A question with the answers that are tried on the rules, to see how much it would change. */
interface Question {
  readonly text: string;
  /** How often its rarer answers are true, 0 to 1: a question about a rare thing must change more to be asked. */
  readonly likely: number;
  /** Whether it is worth asking: not answered yet, and not absurd here. */
  readonly open: (input: Case, best: Ranked) => boolean;
  readonly answers: readonly ((input: Case) => Case)[];
}

function saying(input: Case, sign: Body | Sign): Case {
  const reading: Reading = {
    ...input.reading,
    words: Math.max(1, input.reading.words),
    said: { ...input.reading.said, [sign]: { yes: 1, no: 0, words: sign } },
  };
  return { ...input, reading };
}

const silent = (input: Case, ...signs: (Body | Sign)[]): boolean =>
  signs.every((sign) => input.reading.said[sign].yes === 0 && input.reading.said[sign].no === 0);

const QUESTIONS: readonly Question[] = [
  {
    text: 'How many people will own it or be its members (not counting workers)?',
    likely: 0.9,
    open: (input) => membersOf(input) === undefined && silent(input, 'pair', 'solo'),
    answers: [1, 5, 30].map((teamSize) => (input: Case) => ({ ...input, teamSize })),
  },
  {
    text: 'May the owners take the profit home, or does all of it go back into the purpose?',
    likely: 0.5,
    open: (input) => silent(input, 'nonprofit', 'profit') && input.expectsDonations === undefined,
    answers: [(input) => saying(input, 'nonprofit'), (input) => saying(input, 'profit')],
  },
  {
    text: 'Do you want your house and savings kept apart from the debts of the business, or to sell shares to investors?',
    likely: 0.5,
    open: (input) => silent(input, 'exposure', 'investors', 'limited', 'shares', 'sellToPublicShares'),
    answers: [(input) => saying(input, 'exposure')],
  },
  {
    text: 'Do the team own the business with you, or do they work for you?',
    likely: 0.6,
    open: (input) =>
      input.teamSize !== undefined &&
      input.teamSize > 1 &&
      input.reading.people === undefined &&
      silent(input, 'pair', 'partners', 'shares', 'solo', 'religious', 'charity', 'association'),
    answers: [(input) => saying(input, 'partners'), (input) => ({ ...saying(input, 'solo'), teamSize: 1 })],
  },
  {
    text: 'Will you ask the public for donations or grants?',
    likely: 0.4,
    open: (input) => input.expectsDonations === undefined && silent(input, 'profit', 'shares'),
    answers: [(input) => ({ ...input, expectsDonations: true }), (input) => ({ ...input, expectsDonations: false })],
  },
  {
    text: 'Is any owner from outside Ghana, or is it a company that was formed abroad?',
    likely: 0.12,
    open: (input) =>
      !input.reading.foreignCompany &&
      !input.reading.foreignPerson &&
      silent(input, 'religious', 'charity', 'foreignPerson'),
    answers: [
      (input) => ({ ...input, reading: { ...input.reading, foreignPerson: true } }),
      (input) => ({
        ...saying(input, 'branch'),
        reading: { ...saying(input, 'branch').reading, foreignCompany: true },
      }),
    ],
  },
  {
    text: 'Is this a name for a company that is registered already?',
    likely: 0.1,
    open: (input) => silent(input, 'ownExistingCompany', 'subsidiaryName', 'solo', 'religious', 'charity'),
    answers: [(input) => saying(input, 'subsidiaryName')],
  },
  {
    text: 'Is one of the partners a company?',
    likely: 0.15,
    open: (input, best) => best.entity === 'partnership' && silent(input, 'corporatePartner'),
    answers: [(input) => saying(input, 'corporatePartner')],
  },
  {
    text: 'Will the general public be invited to buy shares?',
    likely: 0.12,
    open: (input, best) =>
      (best.entity === 'company_limited_by_shares' || best.entity === 'public_company_limited_by_shares') &&
      silent(input, 'sellToPublicShares'),
    answers: [(input) => saying(input, 'sellToPublicShares')],
  },
  {
    text: 'Must the trustees themselves hold land or buildings for it?',
    likely: 0.4,
    open: (input, best) => best.entity === 'company_limited_by_guarantee' && silent(input, 'trustees'),
    answers: [(input) => saying(saying(input, 'trustees'), 'trusteeLand')],
  },
  {
    text: 'Are the members trained in one profession, and will you examine or certify them?',
    likely: 0.4,
    open: (input, best) =>
      best.entity === 'company_limited_by_guarantee' &&
      input.reading.said.association.yes > 0 &&
      silent(input, 'professionalBody'),
    answers: [
      (input) => {
        const asked = saying(input, 'professionalBody');
        return {
          ...asked,
          teamSize: Math.max(60, asked.teamSize ?? 0),
          reading: {
            ...asked.reading,
            said: { ...asked.reading.said, professionalBody: { yes: 3, no: 0, words: 'professional body' } },
          },
        };
      },
    ],
  },
  {
    text: 'Will the members trade or save through it and share the surplus by how much each uses it?',
    likely: 0.4,
    open: (input) =>
      (membersOf(input) ?? 0) >= 10 && silent(input, 'cooperative', 'investors', 'sellToPublicShares', 'religious'),
    answers: [(input) => saying(input, 'cooperative')],
  },
  {
    text: 'Is the team larger than twenty owners, or may it become so?',
    likely: 0.2,
    open: (input, best) => best.entity === 'partnership' && (membersOf(input) ?? 0) >= 15,
    answers: [(input) => ({ ...input, teamSize: 25, reading: { ...input.reading, people: 25 } })],
  },
];

const MOST = 4;
/** Belief that must move, weighed by how likely the answer is, for a question to be worth a founder's time. */
const WORTH = 0.06;

/** The questions whose answers would move belief most, at most four. */
export function nextQuestions(input: Case, ranked: readonly Ranked[]): string[] {
  const best = ranked[0]!;
  const before = new Map(ranked.map(({ entity, share }) => [entity, share]));
  const worth: { text: string; value: number }[] = [];
  for (const question of QUESTIONS) {
    if (!question.open(input, best)) continue;
    let most = 0;
    for (const answer of question.answers) {
      const after = rank(answer(input));
      let moved = 0;
      for (const { entity, share } of after) moved += Math.abs(share - before.get(entity)!);
      const turned = after[0]!.entity === best.entity ? 0.5 : 1;
      most = Math.max(most, (moved / 2) * turned);
    }
    if (most * question.likely >= WORTH) worth.push({ text: question.text, value: most * question.likely });
  }
  return worth
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST)
    .map(({ text }) => text);
}
