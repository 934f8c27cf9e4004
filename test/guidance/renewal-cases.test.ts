import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renewalGuidance, type RenewalGuidance, type RenewalQuery } from '../../src/guidance/renewal/renewal.ts';

const TODAY = '2026-11-21';

/** A person's situation, what was passed on of it, and what somebody who does this for a living answers. */
interface Situation {
  readonly who: string;
  readonly input: RenewalQuery;
  readonly status: RenewalGuidance['status'];
  readonly due?: string;
  readonly next?: string;
  readonly years?: readonly number[];
  /** The least and the most that it costs. */
  readonly cost?: number | readonly [number, number];
  readonly says?: readonly RegExp[];
  readonly never?: readonly RegExp[];
}

const SITUATIONS: readonly Situation[] = [
  {
    who: 'A barber in Tafo has the certificate of 2009 on his wall, paid nothing since, and no longer knows the day',
    input: { entity_type: 'sole_proprietorship', registration_date: '2009' },
    status: 'lapse_risk',
    years: Array.from({ length: 17 }, (_, index) => 2010 + index),
    cost: 1190,
    says: [
      /By every source read the name may have lapsed/,
      /17 x GHS 70, reported fee of 2 February 2026/,
      /must re-register once, free of charge/,
      /Search the name on the ORC portal/,
      /\*222#/,
      /No penalty for a late business name was found/,
    ],
    never: [/must also re-register once.*if it was registered on that day or later/],
  },
  {
    who: 'A kenkey seller in Ningo renewed in May last year and has heard that names are being deleted',
    input: { entity_type: 'sole_proprietorship', registration_date: '2018-05-14', last_renewal_date: '2025-05' },
    status: 'overdue',
    due: '2026-03-31',
    next: '2027-03-31',
    years: [2026],
    cost: 70,
    says: [/open to others since 31 March 2026/, /By the day on its certificate it depends/, /avoid middlemen/],
    never: [/By every source/],
  },
  {
    who: 'A phone repairer in Madina renewed on 10 December 2025: two readings, two answers',
    input: { entity_type: 'sole_proprietorship', registration_date: '2020-12-10', last_renewal_date: '2025-12-10' },
    status: 'overdue',
    due: '2026-03-31',
    years: [2026],
    cost: 70,
    says: [
      /open to others since 31 March 2026\. Counted from its own registration or last renewal it runs until 10 December 2026/,
    ],
  },
  {
    who: 'A caterer in Cape Coast registered this August and asks whether she owes anything this year',
    input: { entity_type: 'sole_proprietorship', registration_date: '2026-08-03' },
    status: 'up_to_date',
    due: '2027-03-31',
    cost: 70,
    says: [/Nothing is owed today, 21 November 2026/],
    never: [/is late|outstanding|re-register|open to others since/],
  },
  {
    who: 'A company runs a second trading name, last renewed some time in 2023',
    input: { entity_type: 'subsidiary_business_name', last_renewal_date: '2023' },
    status: 'lapse_risk',
    years: [2024, 2025, 2026],
    cost: 180,
    says: [/by 31 March 2024 at the latest/, /3 x GHS 60/, /on-site bank/],
    never: [/\*222#/],
  },
  {
    who: 'Two sisters sew as a partnership, registered 2011, renewed in May 2024',
    input: { entity_type: 'partnership', registration_date: '2011', last_renewal_date: '2024-05' },
    status: 'overdue',
    due: '2025-04-30',
    next: '2027-04-30',
    years: [2025, 2026],
    cost: 800,
    says: [
      /2 x GHS 100, reported fee of 2 February 2026/,
      /GHS 600 once, reported penalty of 14 November 2022/,
      /If it was registered before 5 December 2011, it must also re-register once.*If it was registered on that day or later, it need not/,
    ],
  },
  {
    who: 'A director in Tema filed in January and thinks all is well; nobody asked for which year',
    input: { entity_type: 'company_limited_by_shares', registration_date: '2015', last_renewal_date: '2026-01-20' },
    status: 'unknown',
    cost: [175, 1175],
    says: [
      /for the year to 31 December 2025, nothing is owed and by the rule below the next is due by 30 April 2027/,
      /The ORC has announced no day for that yet/,
      /for the year to 31 December 2024, it has been late since 30 April 2026; outstanding: the return for the financial year that ended in 2025/,
      /Say for which financial year that return was/,
    ],
    never: [/Nothing is owed today/],
  },
  {
    who: 'The same director finds that the return was for 2024',
    input: { entity_type: 'company_limited_by_shares', last_renewal_date: '2026-01-20', last_return_for: 2024 },
    status: 'overdue',
    due: '2026-04-30',
    next: '2027-04-30',
    years: [2025],
    cost: 1175,
    says: [/the return for the year to 31 December 2025 was due by 30 April 2026/, /1 x GHS 175/, /GHS 1,000 once/],
    never: [/was struck off|High Court/],
  },
  {
    who: 'Or that it was for 2025',
    input: { entity_type: 'company_limited_by_shares', last_renewal_date: '2026-01-20', last_return_for: 2025 },
    status: 'up_to_date',
    due: '2027-04-30',
    cost: 175,
    says: [
      /by the rule below the return for the year to 31 December 2026 is due by 30 April 2027/,
      /The ORC has announced no day for that yet/,
      /Only if it is ever late: .* the Act allows GH¢300 a day/,
    ],
  },
  {
    who: 'A transport firm of 2009 in Takoradi stopped filing after the return for 2018',
    input: { entity_type: 'company_limited_by_shares', registration_date: '2009', last_return_for: 2018 },
    status: 'overdue',
    due: '2020-04-30',
    years: [2019, 2020, 2021, 2022, 2023, 2024, 2025],
    cost: 3225,
    says: [
      /7 x GHS 175, reported fee of 2 February 2026; plus GHS 2,000 once, reported penalty of 17 October 2025/,
      /Search the company on the ORC portal, orc.gov.gh, before you pay anything/,
      /asks the High Court to restore it/,
      /within 12 years/,
      /a company that does nothing still files/,
      /must re-register once/,
      /first pay up the returns and penalties/,
    ],
    never: [/GHS 1,000/],
  },
  {
    who: 'A software company incorporated in December 2011 that knows it filed for 2024',
    input: { entity_type: 'company_limited_by_shares', registration_date: '2011-12-20', last_return_for: 2024 },
    status: 'overdue',
    due: '2026-04-30',
    years: [2025],
    never: [/re-register/i],
  },
  {
    who: 'A young company in Kumasi, incorporated in February, asks when its first return is',
    input: { entity_type: 'company_limited_by_shares', registration_date: '2026-02-11' },
    status: 'up_to_date',
    due: '2027-09-16',
    cost: 175,
    says: [
      /No return is due in the year of incorporation/,
      /So none is due in 2026\. The first, for the year to 31 December 2026, is taken to be due by 16 September 2027 at the latest: 18 months/,
    ],
  },
  {
    who: 'A company whose books close in June last filed for the year to June 2025',
    input: {
      entity_type: 'company_limited_by_shares',
      registration_date: '2019-04-02',
      last_return_for: 2025,
      financial_year_end: '06-30',
    },
    status: 'overdue',
    due: '2026-10-31',
    next: '2027-10-31',
    years: [2026],
    cost: 1175,
    says: [/year to 30 June 2026/, /For yours, which ends on 30 June, the same four months are taken/],
    never: [/taken to end on 31 December/],
  },
  {
    who: 'A church in Ho, limited by guarantee since 2022, has never filed',
    input: { entity_type: 'company_limited_by_guarantee', registration_date: '2022-09' },
    status: 'overdue',
    years: [2023, 2024, 2025],
    cost: 1525,
    says: [/You gave no last filing/, /audited/, /3 x GHS 175/],
    never: [/at most 50 members/],
  },
  {
    who: 'A business incorporated some time in 2024, nothing filed: one or two years',
    input: { entity_type: 'company_limited_by_shares', registration_date: '2024' },
    status: 'overdue',
    years: [2025],
    cost: [1175, 1350],
    says: [
      /1 or 2 x GHS 175, reported fee of 2 February 2026; plus GHS 1,000 once/,
      /Counted from 1 January 2024, it has been late since 6 August 2025; outstanding: the returns for the financial years that ended in 2024 and 2025/,
      /Counted from 31 December 2024, it has been late since 5 August 2026; outstanding: the return for the financial year that ended in 2025/,
    ],
  },
  {
    who: 'The branch of a Turkish builder filed its accounts in March 2025',
    input: { entity_type: 'external_company', last_renewal_date: '2025-03-10' },
    status: 'overdue',
    due: '2026-06-10',
    years: [2026],
    cost: 1440,
    says: [/1 x USD 690/, /USD 750 once/, /local manager/],
  },
  {
    who: 'An institute of surveyors paid for its members on 20 January',
    input: { entity_type: 'professional_body', last_renewal_date: '2026-01-20' },
    status: 'due',
    due: '2027-01-31',
    cost: 610,
    says: [/GHS 30 for each member and year, reported fee read on 21 November 2026, not in the sum/],
  },
  {
    who: 'A cocoa farmers’ co-operative asks what it owes the ORC',
    input: { entity_type: 'cooperative_society', registration_date: '2015-01-01' },
    status: 'unknown',
    says: [/Department of Co-operatives/],
    never: [/GHS|re-register/i],
  },
  {
    who: 'A trader’s assistant passes the company fields along with a business name',
    input: {
      entity_type: 'sole_proprietorship',
      last_renewal_date: '2026-02-02',
      last_return_for: 2025,
      financial_year_end: '06-30',
    },
    status: 'due',
    due: '2027-02-02',
    cost: 70,
    says: [/last_return_for and financial_year_end only matter for a company/],
    never: [/30 June/],
  },
  {
    who: 'A son finds his late father’s certificate of 2009 and cannot tell what kind it is',
    input: { registration_date: '2009' },
    status: 'unknown',
    says: [
      /If it is a business name, it has been late since 31 March 2010 at the latest; outstanding: 2010 to 2026, 17 in all/,
      /If it is a company, its annual return counts/,
      /Say which entity type it is/,
      /must re-register once/,
    ],
  },
];

/** Every sentence and figure that the answer shows, sources aside. */
const textOf = ({ sources: _sources, ...answer }: RenewalGuidance): string =>
  [
    answer.status_explanation,
    ...answer.steps,
    ...answer.documents,
    ...answer.warnings,
    answer.estimate?.arithmetic ?? '',
    ...answer.consequences,
    answer.explanation,
    answer.how_to_find_due_date,
    ...(answer.notices ?? []),
  ].join('\n');

for (const { who, input, status, due, next, years, cost, says = [], never = [] } of SITUATIONS)
  test(who, () => {
    const answer = renewalGuidance(input, TODAY);
    assert.equal(answer.status, status);
    assert.equal(answer.due_date, due);
    if (next !== undefined) assert.equal(answer.next_due_date, next);
    assert.deepEqual(answer.arrears_years, years);
    const { amount, up_to } = answer.estimate ?? {};
    assert.deepEqual(up_to === undefined ? amount : [amount, up_to], cost ?? amount);
    const text = textOf(answer);
    for (const said of says) assert.match(text, said);
    for (const said of never) assert.doesNotMatch(text, said);
  });

test('there are twenty situations, of each duty', () => {
  assert.equal(SITUATIONS.length, 20);
  assert.deepEqual([...new Set(SITUATIONS.map(({ input }) => renewalGuidance(input, TODAY).duty))].sort(), [
    'annual_financial_statements',
    'annual_renewal',
    'annual_return',
    'annual_return_and_member_renewal',
    'ask_the_registering_office',
    'depends_on_entity_type',
  ]);
});
