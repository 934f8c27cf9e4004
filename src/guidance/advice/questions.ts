import type { Reading } from '../reading/reading.ts';
import type { Body, Sign } from '../reading/vocabulary.ts';
import { LAW, membersOf, type Case } from '../reading/rules.ts';
import { rank, type Ranked } from './score.ts';
import { fill, type WordingId } from './wording.ts';

/** A question, and the answers to try on the rules to see how much they would change. */
interface Question {
  readonly ask: WordingId;
  /** How often the rarer answers are true, 0 to 1: a question about something rare must change more to be worth asking. */
  readonly likely: number;
  /** Whether the question makes sense: it is not answered yet, and it fits the signals. */
  readonly open: (input: Case, best: Ranked) => boolean;
  readonly answers: readonly ((input: Case) => Case)[];
}

function saying(input: Case, sign: Body | Sign): Case {
  const reading: Reading = {
    ...input.reading,
    words: Math.max(1, input.reading.words),
    said: { ...input.reading.said, [sign]: { yes: 1, no: 0, words: sign, denied: '' } },
  };
  return { ...input, reading };
}

const silent = (input: Case, ...signs: (Body | Sign)[]): boolean =>
  signs.every((sign) => input.reading.said[sign].yes === 0 && input.reading.said[sign].no === 0);

/** Whether the purpose or the name mentions a company. */
const speaksOfCompany = ({ reading: { said, name } }: Case): boolean =>
  said.companyWish.yes + said.limited.yes + said.shares.yes + said.branch.yes > 0 || name?.ending !== undefined;

/** Above this belief an answer needs no confirmation. */
const SETTLED = 0.7;

/** Bodies that are not professional bodies. */
const ALUMNI =
  /student|alumni|pupil|boys|girls|year group|resident|tenant|landlord|town|youth|fan|club|funeral|welfare/;

/** Whether the first answer is a business that its owners run for profit. */
const isBusiness = (input: Case, { entity }: Ranked): boolean =>
  (entity === 'sole_proprietorship' || entity === 'partnership' || entity === 'company_limited_by_shares') &&
  silent(input, 'religious', 'charity', 'association', 'cooperative', 'nonprofit');

/** Whether no signal distinguishes a trade from a cause: a school, a clinic, a name or a number alone. */
const isUndecided = (input: Case): boolean =>
  input.reading.name?.head !== 'trade' &&
  input.reading.trade === undefined &&
  silent(
    input,
    'religious',
    'charity',
    'association',
    'cooperative',
    'smallTrade',
    'pair',
    'partners',
    'solo',
    'regulatedFinance',
    'shares',
    'investors',
    'limited',
    'lawPractice',
    'professionalBody',
    'subsidiaryName',
  ) &&
  !input.reading.foreignCompany;

const QUESTIONS: readonly Question[] = [
  {
    ask: 'askOwners',
    likely: 0.9,
    open: (input) => membersOf(input) === undefined && silent(input, 'pair', 'solo'),
    answers: [1, 5, 30].map((teamSize) => (input: Case) => ({ ...input, teamSize })),
  },
  {
    ask: 'askProfit',
    likely: 0.5,
    open: (input) => isUndecided(input) && silent(input, 'nonprofit', 'profit') && input.expectsDonations === undefined,
    answers: [(input) => saying(input, 'nonprofit'), (input) => saying(input, 'profit')],
  },
  {
    ask: 'askSafety',
    likely: 0.5,
    open: (input, best) =>
      isBusiness(input, best) &&
      // a company separates them already
      (best.entity !== 'company_limited_by_shares' || best.share < SETTLED) &&
      (membersOf(input) ?? 0) <= LAW.partnershipMax &&
      input.reading.said.regulatedFinance.yes === 0 &&
      !input.reading.foreignPerson &&
      !input.reading.foreignCompany &&
      silent(input, 'exposure', 'investors', 'limited', 'shares', 'sellToPublicShares'),
    answers: [(input) => saying(input, 'exposure')],
  },
  {
    ask: 'askTeam',
    likely: 0.6,
    open: (input, best) =>
      isBusiness(input, best) &&
      input.teamSize !== undefined &&
      input.teamSize > 1 &&
      input.reading.people === undefined &&
      silent(input, 'pair', 'partners', 'shares', 'solo', 'religious', 'charity', 'association'),
    answers: [(input) => saying(input, 'partners'), (input) => ({ ...saying(input, 'solo'), teamSize: 1 })],
  },
  {
    ask: 'askDonations',
    likely: 0.4,
    open: (input, best) =>
      input.expectsDonations === undefined &&
      silent(input, 'profit', 'shares') &&
      (isUndecided(input) || best.entity === 'company_limited_by_guarantee'),
    answers: [(input) => ({ ...input, expectsDonations: true }), (input) => ({ ...input, expectsDonations: false })],
  },
  {
    ask: 'askForeign',
    likely: 0.12,
    open: (input) =>
      !input.reading.foreignCompany &&
      !input.reading.foreignPerson &&
      (speaksOfCompany(input) || input.reading.foreignPlace) &&
      input.reading.said.subsidiaryName.yes + input.reading.said.secondName.yes === 0 &&
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
    ask: 'askExisting',
    likely: 0.1,
    open: (input) =>
      silent(
        input,
        'ownExistingCompany',
        'subsidiaryName',
        'solo',
        'religious',
        'charity',
        'association',
        'investors',
        'shares',
        'startup',
        'partners',
        'sellToPublicShares',
        'regulatedFinance',
        'convert',
        'trustees',
        'exposure',
      ) &&
      !input.reading.foreignCompany &&
      !input.reading.foreignPerson &&
      input.reading.people === undefined &&
      input.reading.name?.ending !== 'lbg' &&
      !input.reading.wishesCompany &&
      !/^incorporate$/.test(input.reading.said.limited.words) &&
      speaksOfCompany(input),
    answers: [(input) => saying(input, 'subsidiaryName')],
  },
  {
    ask: 'askCorporate',
    likely: 0.15,
    open: (input, best) => best.entity === 'partnership' && silent(input, 'corporatePartner'),
    answers: [(input) => saying(input, 'corporatePartner')],
  },
  {
    ask: 'askPublic',
    likely: 0.12,
    open: (input, best) =>
      (best.entity === 'company_limited_by_shares' || best.entity === 'public_company_limited_by_shares') &&
      (input.reading.said.shares.yes + input.reading.said.investors.yes > 0 || (membersOf(input) ?? 0) > 20) &&
      silent(input, 'sellToPublicShares'),
    answers: [(input) => saying(input, 'sellToPublicShares')],
  },
  {
    ask: 'askLand',
    likely: 0.4,
    open: (input, best) => best.entity === 'company_limited_by_guarantee' && silent(input, 'trustees'),
    answers: [(input) => saying(saying(input, 'trustees'), 'trusteeLand')],
  },
  {
    ask: 'askProfession',
    likely: 0.4,
    open: (input, best) =>
      best.entity === 'company_limited_by_guarantee' &&
      input.reading.said.association.yes > 0 &&
      input.reading.said.outside.yes === 0 &&
      !ALUMNI.test(input.reading.said.association.words) &&
      silent(input, 'professionalBody'),
    answers: [
      (input) => {
        const asked = saying(input, 'professionalBody');
        return {
          ...asked,
          teamSize: Math.max(60, asked.teamSize ?? 0),
          reading: {
            ...asked.reading,
            said: {
              ...asked.reading.said,
              professionalBody: { yes: 3, no: 0, words: 'professional body', denied: '' },
            },
          },
        };
      },
    ],
  },
  {
    ask: 'askSurplus',
    likely: 0.4,
    open: (input) =>
      (membersOf(input) ?? 0) >= 10 &&
      input.reading.name?.head !== 'cooperative' &&
      !ALUMNI.test(input.reading.said.association.words) &&
      (input.reading.words === 0 || input.reading.plural || input.reading.people !== undefined) &&
      silent(input, 'cooperative', 'investors', 'sellToPublicShares', 'religious'),
    answers: [(input) => saying(input, 'cooperative')],
  },
  {
    ask: 'askTwenty',
    likely: 0.2,
    open: (input, best) => best.entity === 'partnership' && (membersOf(input) ?? 0) >= 15,
    answers: [(input) => ({ ...input, teamSize: 25, reading: { ...input.reading, people: 25 } })],
  },
];

const MOST = 4;
/** The least change of belief, weighted by how likely the answer is, that makes a question worth a founder's time. */
const WORTH = 0.06;

/** At most four questions: those whose answers would change belief most. */
export function nextQuestions(input: Case, ranked: readonly Ranked[]): string[] {
  const best = ranked[0]!;
  const before = new Map(ranked.map(({ entity, share }) => [entity, share]));
  const worth: { ask: WordingId; value: number }[] = [];
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
    if (most * question.likely >= WORTH) worth.push({ ask: question.ask, value: most * question.likely });
  }
  return worth
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST)
    .map(({ ask }) => fill(ask));
}
