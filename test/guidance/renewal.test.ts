import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { ToolError } from '../../src/errors.ts';
import { addMonths, daysBetween, isDate, spanOf, yearOf } from '../../src/text/dates.ts';
import { ENTITY_IDS } from '../../src/guidance/law/entity-ids.ts';
import { say } from '../../src/guidance/law/statements.ts';
import { renewalGuidance, type RenewalGuidance, type RenewalQuery } from '../../src/guidance/renewal/renewal.ts';
import { RENEWAL_DUTIES, RENEWAL_STATUSES } from '../../src/guidance/renewal/terms.ts';
import { feeLines } from '../../tools/text-parts.ts';
import { fill, trace } from '../support/guidance.ts';

const TODAY = '2026-11-21';
const FIRST_DAY = Date.UTC(1900, 0, 1);
const DAY = 86_400_000;

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const day = (from: string, to: string): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: daysBetween(from, to) }).map((days) => iso(Date.parse(from) + days * DAY));
const anyDay = day('1900-01-01', TODAY);
/** A day, or only its month or year. */
const anyDate = fc.tuple(anyDay, fc.constantFrom(4, 7, 10)).map(([date, length]) => date.slice(0, length));
const anyEntity = fc.option(fc.constantFrom(...ENTITY_IDS), { nil: undefined });
const anyYearEnd = fc.constantFrom('12-31', '06-30', '02-29', '03-31', '09-15');
const query = fc
  .record({
    entity: anyEntity,
    a: fc.option(anyDate, { nil: undefined }),
    b: fc.option(anyDate, { nil: undefined }),
    both: fc.boolean(),
    yearEnd: fc.option(anyYearEnd, { nil: undefined }),
    filed: fc.boolean(),
  })
  .map(({ entity, a, b, both, yearEnd, filed }): RenewalQuery => {
    const [early, late] = [a, b].filter((date) => date !== undefined).sort();
    return {
      ...(entity ? { entity_type: entity } : {}),
      ...(early ? { registration_date: early } : {}),
      ...(both && late ? { last_renewal_date: late } : {}),
      ...(yearEnd ? { financial_year_end: yearEnd } : {}),
      ...(filed && early && !both ? { last_return_for: Math.min(yearOf(early) + 1, 2025) } : {}),
    };
  })
  .filter(({ registration_date: registered, last_return_for: filed }) => registered === undefined || filed === undefined || filed > yearOf(registered)); // prettier-ignore

function refused(input: RenewalQuery, today = TODAY): { fields: string[]; detail: string } {
  try {
    renewalGuidance(input, today);
  } catch (error) {
    assert.ok(error instanceof ToolError);
    assert.equal(error.failure.code, 'INVALID_INPUT');
    return { fields: (error.failure.errors ?? []).map(({ field }) => field), detail: error.failure.detail };
  }
  assert.fail('was not refused');
}

const of = (input: RenewalQuery, today = TODAY): RenewalGuidance => renewalGuidance(input, today);

/** Every sentence of an answer, by the ids of the rows that say it. */
const idsOf = (answer: RenewalGuidance): string[] =>
  [
    answer.status_explanation,
    ...answer.steps,
    ...answer.documents,
    ...answer.warnings,
    ...answer.consequences,
    answer.explanation,
    answer.how_to_find_due_date,
    ...(answer.notices ?? []),
  ].flatMap(trace);

test('every valid query gets an answer of the closed lists; every sentence of it is a row and is said once', () => {
  fc.assert(
    fc.property(query, (input) => {
      const answer = of(input);
      assert.ok(RENEWAL_DUTIES.includes(answer.duty) && RENEWAL_STATUSES.includes(answer.status));
      // These are said of each of two days or years, with what follows from it.
      const ids = idsOf(answer).filter((id) => id !== 'countedFrom' && id !== 'ifReturnFor');
      assert.deepEqual(ids, [...new Set(ids)]);
      assert.ok(answer.steps.every((step) => !step.startsWith('Otherwise')));
      assert.ok(
        answer.sources.length > 0 && answer.sources.every(({ title, where, as_of }) => title && where && as_of),
      );
    }),
    { numRuns: 300 },
  );
});

test('a due date is a valid date after the base date and agrees with the status', () => {
  fc.assert(
    fc.property(query, (input) => {
      const { entity_type, due_date: due, next_due_date: next, status, arrears_years: arrears } = of(input);
      const late = status === 'overdue' || status === 'lapse_risk';
      assert.equal(arrears !== undefined, late);
      if (arrears) {
        assert.deepEqual(
          arrears,
          [...arrears].sort((a, b) => a - b),
        );
        assert.equal(new Set(arrears).size, arrears.length);
        assert.ok(arrears.at(-1)! <= yearOf(TODAY));
      }
      assert.ok(next === undefined || (late && next >= TODAY));
      if (due === undefined) return;
      assert.ok(isDate(due));
      const base = input.last_renewal_date ?? input.registration_date;
      if (base !== undefined && input.last_return_for === undefined) assert.ok(due > spanOf(base)!.from);
      assert.equal(due < TODAY, late);
      if (arrears && !entity_type?.includes('company')) assert.equal(arrears[0], yearOf(due));
      if (status === 'due') assert.ok(daysBetween(TODAY, due) <= 90);
    }),
    { numRuns: 500 },
  );
});

test('an answer to a month or a year holds for every day in it', () => {
  const entities = fc.constantFrom(...ENTITY_IDS);
  const partial = fc.record({ entity: entities, month: day('2015-01-01', '2026-10-01'), year: fc.boolean(), filed: fc.boolean() }); // prettier-ignore
  fc.assert(
    fc.property(partial, fc.nat(), ({ entity, month, year, filed }, index) => {
      const text = month.slice(0, year ? 4 : 7);
      const { from, to } = spanOf(text)!;
      const field = filed ? 'last_renewal_date' : 'registration_date';
      const last = to < TODAY ? to : TODAY;
      const one = iso(Date.parse(from) + (index % (daysBetween(from, last) + 1)) * DAY);
      const open = of({ entity_type: entity, [field]: text });
      const exact = of({ entity_type: entity, [field]: one });
      if (open.due_date !== undefined) assert.equal(exact.due_date ?? open.due_date, open.due_date);
      for (const past of open.arrears_years ?? [])
        if (exact.arrears_years) assert.ok(exact.arrears_years.includes(past));
      const { amount = 0, up_to = amount } = open.estimate ?? {};
      assert.ok((exact.estimate?.amount ?? 0) >= amount && (exact.estimate?.amount ?? 0) <= up_to);
      if (open.status === 'up_to_date') assert.equal(exact.status, 'up_to_date');
      if (open.status_explanation.includes('No more exact date is needed.'))
        assert.deepEqual(
          [exact.due_date, exact.next_due_date, exact.arrears_years, exact.estimate],
          [open.due_date, open.next_due_date, open.arrears_years, open.estimate],
        );
    }),
    { numRuns: 500 },
  );
});

test('a later renewal never leaves more years outstanding', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ENTITY_IDS), anyDay, anyDay, anyDay, (entity_type, a, b, c) => {
      const [registration_date, first, second] = [a, b, c].sort() as [string, string, string];
      const before = of({ entity_type, registration_date, last_renewal_date: first }).arrears_years ?? [];
      const after = of({ entity_type, registration_date, last_renewal_date: second }).arrears_years ?? [];
      assert.ok(after.length <= before.length);
    }),
    { numRuns: 300 },
  );
});

test('as days pass nothing outstanding disappears', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ENTITY_IDS),
      anyDay,
      day('2026-11-21', '2030-12-31'),
      day('2026-11-21', '2030-12-31'),
      (entity_type, registration_date, x, y) => {
        const [sooner, later] = [x, y].sort() as [string, string];
        const before = of({ entity_type, registration_date }, sooner).arrears_years ?? [];
        const after = of({ entity_type, registration_date }, later).arrears_years ?? [];
        assert.deepEqual(after.slice(0, before.length), before);
      },
    ),
    { numRuns: 300 },
  );
});

test('the first annual return follows the first accounts, of 18 months, by 36 days; none is due in a year that ends earlier (s.126(2)-(3))', () => {
  fc.assert(
    fc.property(day('2010-01-01', '2024-12-31'), (registration_date) => {
      const { due_date: due, explanation } = of({ entity_type: 'company_limited_by_shares', registration_date }, '2025-01-01'); // prettier-ignore
      const accounts = addMonths(registration_date, 18);
      assert.equal(daysBetween(accounts, due!), 36);
      const years = [yearOf(registration_date)];
      while (`${years.at(-1)! + 1}-12-31` < accounts) years.push(years.at(-1)! + 1);
      assert.ok(
        explanation.includes(`So none is due in ${years.join(' or ')}.`),
        `${registration_date}: ${explanation}`,
      );
    }),
  );
});

test('external accounts are never more than 15 months apart, and one a calendar year', () => {
  fc.assert(
    fc.property(day('2020-01-01', TODAY), (last_renewal_date) => {
      const due = of({ entity_type: 'external_company', last_renewal_date }).due_date!;
      assert.ok(due <= addMonths(last_renewal_date, 15));
      assert.equal(yearOf(due), yearOf(last_renewal_date) + 1);
    }),
  );
});

test('adding months keeps the day, or gives the last day of the month', () => {
  assert.equal(addMonths('2020-02-29', 12), '2021-02-28');
  assert.equal(addMonths('2020-02-29', 48), '2024-02-29');
  assert.equal(addMonths('2024-08-31', 18), '2026-02-28');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: daysBetween('1900-01-01', TODAY) }),
      fc.integer({ min: 0, max: 400 }),
      (days, months) => {
        const date = iso(FIRST_DAY + days * DAY);
        const moved = addMonths(date, months);
        assert.ok(isDate(moved));
        assert.ok(Number(moved.slice(8)) <= Number(date.slice(8)));
        const total = yearOf(moved) * 12 + Number(moved.slice(5, 7)) - yearOf(date) * 12 - Number(date.slice(5, 7));
        assert.equal(total, months);
      },
    ),
  );
});

test('a name registered on a leap day is renewed by the 28th in other years', () => {
  assert.equal(
    of({ entity_type: 'sole_proprietorship', registration_date: '2024-02-29' }, '2024-06-01').due_date,
    '2025-02-28',
  );
});

test('a return goes by the financial year, not by the calendar year in which it is due', () => {
  const filed = (last_return_for: number, financial_year_end?: string) =>
    of({ entity_type: 'unlimited_company', last_return_for, ...(financial_year_end ? { financial_year_end } : {}) });
  assert.deepEqual(filed(2024).arrears_years, [2025]);
  assert.equal(filed(2025).due_date, '2027-04-30');
  assert.equal(filed(2025, '06-30').due_date, '2026-10-31');
  assert.equal(filed(2025, '07-31').due_date, '2026-11-30');
  assert.equal(filed(2025, '02-29').due_date, '2026-06-30');
  assert.equal(filed(2025, '09-15').due_date, '2027-01-15');
  assert.match(filed(2024).explanation, /taken to end on 31 December, and its return to be due by 30 April/);
  assert.doesNotMatch(filed(2024, '06-30').explanation, /taken to end on 31 December/);
});

test('a return filed in the first months of a year leaves open for which year it was, a later one does not', () => {
  const filed = (last_renewal_date: string) => of({ entity_type: 'company_limited_by_shares', last_renewal_date });
  for (const date of ['2026-01-01', '2026-01', '2026-02-28', '2026-03-31', '2026']) {
    const { status, due_date, status_explanation } = filed(date);
    assert.deepEqual([status, due_date], ['unknown', undefined], date);
    assert.doesNotMatch(status_explanation, /^Nothing is owed/);
  }
  assert.deepEqual([filed('2026-04-01').status, filed('2026-04-01').due_date], ['up_to_date', '2027-04-30']);
  assert.match(filed('2026-04-01').status_explanation, /taken to be for the year to 31 December 2025/);
  const young = of({
    entity_type: 'company_limited_by_shares',
    registration_date: '2024-11-05',
    last_renewal_date: '2026-02-01',
  });
  assert.deepEqual(young.due_date, undefined);
  const first = of({
    entity_type: 'company_limited_by_shares',
    registration_date: '2025-02-05',
    last_renewal_date: '2026-02-01',
  });
  assert.equal(first.due_date, '2027-04-30', 'there is no year before 2025 that it could be for');
});

test('which name may be lost is said by each reading of the sources', () => {
  const name = (last_renewal_date: string, today = TODAY) =>
    of({ entity_type: 'sole_proprietorship', last_renewal_date }, today).status_explanation;
  assert.match(name('2025-06-10'), /ran out on 10 June 2026\. By what the Registrar said .* since 31 March 2026/);
  assert.match(name('2025-12-10'), /since 31 March 2026\. Counted from .* it runs until 10 December 2026/);
  assert.match(
    name('2025-02-10', '2026-03-01'),
    /was 10 February 2026, so it may have run out then\. .* stays yours until 31 March 2026/,
  );
  assert.match(name('2025-06'), /it depends on that day/);
  assert.match(name('2024-06-10'), /By every source/);
  assert.doesNotMatch(name('2024-06-10', '2026-03-31'), /By every source/);
  assert.doesNotMatch(name('2026-06-10'), /Registrar/);
});

test('a day for which the ORC announced no deadline is told as reckoned, an announced one or one set by a law is not', () => {
  const UNKNOWN = /The ORC has announced no day for that yet/;
  const told = (input: RenewalQuery, today = TODAY) => of(input, today).status_explanation;
  const company = { entity_type: 'company_limited_by_shares' } as const;
  assert.match(told({ ...company, last_return_for: 2025 }), UNKNOWN);
  const PASSED = /The ORC’s last announced day, 30 April 2026, has passed: file now/;
  assert.match(told({ ...company, last_return_for: 2023 }), PASSED);
  assert.doesNotMatch(
    told({ ...company, last_return_for: 2023 }),
    /the next is due/,
    'nobody who is late waits for it',
  );
  assert.doesNotMatch(told({ ...company, last_return_for: 2022 }, '2026-04-01'), PASSED);
  assert.match(told({ ...company, last_return_for: 2022, financial_year_end: '06-30' }), /the next is due by/);
  assert.doesNotMatch(told({ ...company, last_return_for: 2024 }, '2026-04-30'), UNKNOWN);
  assert.match(told({ entity_type: 'sole_proprietorship', last_renewal_date: '2026-05-05' }), UNKNOWN);
  assert.match(told({ entity_type: 'partnership', last_renewal_date: '2026-05-05' }), UNKNOWN);
  assert.doesNotMatch(told({ entity_type: 'sole_proprietorship', last_renewal_date: '2019' }), UNKNOWN, 'no next day is named'); // prettier-ignore
  assert.doesNotMatch(told({ entity_type: 'professional_body', last_renewal_date: '2026-01-20' }), UNKNOWN);
  assert.doesNotMatch(told({ entity_type: 'external_company', last_renewal_date: '2026-01-20' }), UNKNOWN);
});

test('a company that never filed owes one return for each calendar year from the first in which s.126(2) asks for one', () => {
  fc.assert(
    fc.property(day('2000-01-01', '2024-12-31'), (registration_date) => {
      const {
        arrears_years: years = [],
        status_explanation,
        explanation,
      } = of({
        entity_type: 'company_limited_by_shares',
        registration_date,
      });
      // The first year after that of incorporation which ends 18 months after it or later.
      let first = yearOf(registration_date) + 1;
      while (`${first}-12-31` < addMonths(registration_date, 18)) first++;
      const firstDue = iso(Date.parse(addMonths(registration_date, 18)) + 36 * DAY);
      const due = firstDue < TODAY ? yearOf(TODAY) - first + 1 : 0;
      assert.equal(years.length, due);
      assert.match(explanation, /No return is due in the year of incorporation/);
      if (due > 2)
        assert.ok(status_explanation.includes(`${due} returns are outstanding: those for the financial years that ended in ${first - 1} to 2025, due in ${yearOf(firstDue)} ${yearOf(firstDue) === 2025 ? 'and' : 'to'} 2026.`)); // prettier-ignore
    }),
    { numRuns: 300 },
  );
});

test('a name that may be gone is told what registering anew costs, and that the companies’ penalty is not its own', () => {
  const { fees, steps, consequences } = of({ entity_type: 'sole_proprietorship', last_renewal_date: '2019' });
  const anew = fees.filter(({ on }) => on === 'registration');
  assert.deepEqual(anew.map(({ amount, as_of, note }) => [amount, as_of, note]), [[130, '2026-02-02', 'reported; only if the name is gone']]); // prettier-ignore
  assert.match(steps.join(' '), /register anew for the registration fee/);
  assert.match(consequences.join(' '), /GH¢1,000 is for companies’ late returns/);
  const ahead = of({ entity_type: 'sole_proprietorship', last_renewal_date: '2026-05-05' }).fees;
  assert.ok(ahead.every(({ on }) => on !== 'registration'));
});

test('an amount that a law sets is cited by its section, and its date is that of reading', () => {
  const { fees } = of({ entity_type: 'company_limited_by_shares', last_return_for: 2024 });
  const daily = fees.find(({ amount }) => amount === 300)!;
  assert.match(daily.source, /Act 992\), s\.126\(7\) \[law\] \(undated, read 2026-11-21\)/);
  assert.deepEqual(
    [daily.undated, daily.note],
    [true, '25 penalty units of GH¢12: what the law allows; one flat penalty is what the ORC is reported to ask'],
  );
  assert.match(
    feeLines([daily])[0]!,
    /GHS 300, 25 penalty units of GH¢12: what the law allows; .* \(Act 992, s\.126\(7\)\)$/,
  );
});

test('a late business name has a sum for each case, still its owner’s or gone, and hears at once of audited accounts', () => {
  const { estimate, fees, status_explanation, explanation } = of({
    entity_type: 'sole_proprietorship',
    registration_date: '2019-03-06',
    last_renewal_date: '2021',
  });
  const anew = fees.find(({ on }) => on === 'registration')!;
  assert.ok(estimate?.amount !== undefined && estimate.amount > anew.amount);
  assert.equal(estimate.if_gone?.amount, anew.amount);
  assert.match(estimate.if_gone.arithmetic, /^1 x GHS 130, reported fee of /);
  assert.match(status_explanation, /files no annual return and usually no audited accounts\.$/);
  assert.doesNotMatch(explanation, /audited/);
  const ahead = of({ entity_type: 'sole_proprietorship', registration_date: TODAY });
  assert.equal(ahead.estimate?.if_gone, undefined);
});

test('the estimate is the fees of the outstanding years and one penalty, with the sum that it says', () => {
  fc.assert(
    fc.property(query, (input) => {
      const { estimate, fees, arrears_years: years = [] } = of(input);
      if (estimate === undefined || estimate.up_to !== undefined) return;
      const counted = estimate.arithmetic.split('; plus ').filter((term) => !term.endsWith('not in the sum'));
      const terms = counted.map((term) => /^(?:(\d+) x )?(?:GHS|USD) ([\d,]+)/.exec(term)!);
      const sum = terms.reduce(
        (total, [, times = '1', amount = '']) => total + Number(times) * Number(amount.replace(',', '')),
        0,
      );
      assert.equal(sum, estimate.amount);
      assert.equal(Number(terms[0]?.[1] ?? 1), Math.max(1, years.length));
      for (const [, , amount = ''] of terms)
        assert.ok(
          fees.some((fee) => fee.amount === Number(amount.replace(',', ''))),
          amount,
        );
    }),
    { numRuns: 300 },
  );
});

test('a business name: the earlier of its own day and 31 March, with a note that the sources differ', () => {
  const early = of({ entity_type: 'sole_proprietorship', registration_date: '2026-02-10' });
  assert.equal(early.due_date, '2027-02-10');
  const late = of({ entity_type: 'sole_proprietorship', registration_date: '2026-07-10' });
  assert.equal(late.due_date, '2027-03-31');
  assert.equal(late.status, 'up_to_date');
  assert.match(late.explanation, /Sources differ/);
  assert.match(late.how_to_find_due_date, /certificate/);
});

test('a business name one year behind is overdue, two years behind may have lapsed', () => {
  const one = of({
    entity_type: 'sole_proprietorship',
    registration_date: '2019-05-05',
    last_renewal_date: '2025-06-10',
  });
  assert.equal(one.status, 'overdue');
  assert.deepEqual(one.arrears_years, [2026]);
  const two = of({
    entity_type: 'subsidiary_business_name',
    registration_date: '2019-05-05',
    last_renewal_date: '2024-06-10',
  });
  assert.equal(two.status, 'lapse_risk');
  assert.deepEqual(two.arrears_years, [2025, 2026]);
});

test('a company files a return and is not told to renew', () => {
  for (const entity_type of [
    'company_limited_by_shares',
    'public_company_limited_by_shares',
    'company_limited_by_guarantee',
    'unlimited_company',
  ] as const) {
    const answer = of({ entity_type, registration_date: '2020-01-15', last_renewal_date: '2025-04-20' });
    assert.equal(answer.duty, 'annual_return');
    assert.equal(answer.due_date, '2026-04-30');
    assert.doesNotMatch(`${answer.explanation} ${answer.steps.join(' ')}`, /\*222#/);
  }
});

test('the penalty shown is the one for the years outstanding', () => {
  const items = (last: string): string[] =>
    of({ entity_type: 'company_limited_by_shares', registration_date: '2010-01-15', last_renewal_date: last }).fees.map(
      ({ item }) => item,
    );
  assert.ok(
    items('2024-05-05').some((item) => item.includes('one to four')) &&
      !items('2024-05-05').some((item) => item.includes('five years')),
  );
  assert.ok(
    items('2015-05-05').some((item) => item.includes('five years')) &&
      !items('2015-05-05').some((item) => item.includes('one to four')),
  );
  assert.ok(!items('2026-05-05').some((item) => item.includes('Late')));
});

test('a professional body renews by 31 January', () => {
  assert.equal(of({ entity_type: 'professional_body', last_renewal_date: '2026-01-20' }).due_date, '2027-01-31');
});

test('co-operatives and trustees are sent to the office that registered them, without an invented date', () => {
  for (const entity_type of ['cooperative_society', 'incorporated_trustees'] as const) {
    const answer = of({ entity_type, registration_date: '2015-01-01' });
    assert.equal(answer.duty, 'ask_the_registering_office');
    assert.equal(answer.due_date, undefined);
    assert.deepEqual(answer.fees, []);
  }
});

test('without a type both readings are given and no single date', () => {
  const answer = of({ registration_date: '2024-05-01' });
  assert.equal(answer.duty, 'depends_on_entity_type');
  assert.equal(answer.due_date, undefined);
  assert.match(answer.status_explanation, /31 March 2025/);
  assert.match(answer.status_explanation, /7 December 2025/);
});

test('sole proprietors get *222# and the advice on middlemen', () => {
  const answer = of({ entity_type: 'sole_proprietorship' });
  assert.ok(
    answer.steps.some((step) => step.includes('*222#')) && answer.steps.some((step) => step.includes('on-site bank')),
  );
  assert.ok(answer.warnings.some((warning) => warning.includes('middlemen')));
});

test('before 5 December 2011 means re-registration for names, partnerships and companies; an open date says both', () => {
  const told = (entity_type: RenewalQuery['entity_type'], registration_date: string): string | undefined => {
    const { status_explanation, warnings } = of({ ...(entity_type ? { entity_type } : {}), registration_date });
    // What is certain stands in the first part.
    const certain = /Anything registered before 5 December 2011 must re-register once.* not in good standing\./;
    return certain.exec(status_explanation)?.[0] ?? warnings.find((text) => text.includes('also re-register'));
  };
  for (const entity of ['sole_proprietorship', 'partnership', 'company_limited_by_guarantee', undefined] as const) {
    for (const date of ['2011-12-04', '2011-11', '2010']) assert.match(told(entity, date)!, /must re-register once/);
    for (const date of ['2011', '2011-12']) assert.match(told(entity, date)!, /^If .* need not\.$/);
    for (const date of ['2011-12-05', '2012-01', '2012']) assert.equal(told(entity, date), undefined);
  }
  assert.equal(told('cooperative_society', '2005'), undefined);
});

test('the fields of companies are left out for a business name, whatever they are, and the answer says so', () => {
  const { notices = [], ...answer } = of({ entity_type: 'partnership', last_renewal_date: '2026-03-02', last_return_for: 2031 }); // prettier-ignore
  const { notices: others = [], ...same } = of({ entity_type: 'partnership', last_renewal_date: '2026-03-02' });
  assert.deepEqual(answer, same);
  assert.match(notices[0]!, /^last_return_for only matters for a company/);
  assert.deepEqual(notices.slice(1), others);
});

test('a company that is silent for two years looks first whether it was struck off, and how it is restored', () => {
  const company = (last_return_for: number) => of({ entity_type: 'company_limited_by_shares', last_return_for });
  assert.match(company(2023).steps[0]!, /one that was struck off no longer shows there/);
  assert.match(company(2023).steps[1]!, /High Court to restore it/);
  assert.doesNotMatch(company(2024).steps.join(' '), /struck off/);
  assert.match(of({ entity_type: 'company_limited_by_shares', last_return_for: 2023 }).consequences.join(' '), /Winding up or strike-off dissolves a company. For five years nobody may register its name/); // prettier-ignore
});

test('a registration of 1900 to 1961 is answered with a note, one of 1962 without', () => {
  const noted = (date: string): boolean =>
    (of({ entity_type: 'sole_proprietorship', registration_date: date }).notices ?? []).some((text) =>
      text.includes('1962'),
    );
  assert.equal(noted('1900-01-01'), true);
  assert.equal(noted('1961-12-31'), true);
  assert.equal(noted('1962-01-01'), false);
});

test('a date after today, before 1900, or off the calendar, and a renewal before the registration, are refused by name', () => {
  assert.deepEqual(refused({ registration_date: '2026-11-22' }).fields, ['registration_date']);
  assert.deepEqual(refused({ last_renewal_date: '1899-12-31' }).fields, ['last_renewal_date']);
  assert.deepEqual(refused({ registration_date: '2023-02-29' }).fields, ['registration_date']);
  const crossed = refused({ registration_date: '2024-05-05', last_renewal_date: '2024-05-04' });
  assert.deepEqual(crossed.fields, ['last_renewal_date']);
  assert.match(crossed.detail, /2024-05-04.*before.*2024-05-05/);
  assert.deepEqual(refused({ registration_date: '2027-01-01', last_renewal_date: '1800-01-01' }).fields, [
    'registration_date',
    'last_renewal_date',
  ]);
});

test('a date that is not a whole day is refused only if every day in it is impossible', () => {
  const entity_type = 'sole_proprietorship';
  assert.deepEqual(refused({ entity_type, registration_date: '2027' }).fields, ['registration_date']);
  assert.deepEqual(refused({ entity_type, registration_date: '2026-12' }).fields, ['registration_date']);
  assert.deepEqual(refused({ entity_type, last_renewal_date: '1899' }).fields, ['last_renewal_date']);
  assert.deepEqual(refused({ entity_type, registration_date: '2009-13' }).fields, ['registration_date']);
  assert.deepEqual(refused({ registration_date: '2024-05', last_renewal_date: '2024-04' }).fields, [
    'last_renewal_date',
  ]);
  for (const input of [
    { registration_date: '2026' },
    { registration_date: '2026-11' },
    { registration_date: '1900' },
    { registration_date: '2024-05-05', last_renewal_date: '2024' },
    { registration_date: '2024', last_renewal_date: '2024-02-01' },
  ])
    assert.equal(of({ entity_type, ...input }).duty, 'annual_renewal');
});

test('a return for a year that has not ended, or out of order with the dates, is refused by name', () => {
  const company = (input: RenewalQuery) => refused({ entity_type: 'company_limited_by_shares', ...input });
  const early = company({ last_return_for: 2026 });
  assert.deepEqual(early.fields, ['last_return_for']);
  assert.match(
    early.detail,
    /ends on 31 December 2026, which is after today, 2026-11-21; if it ends earlier, give financial_year_end/,
  );
  assert.equal(of({ entity_type: 'unlimited_company', last_return_for: 2026, financial_year_end: '06-30' }).status, 'up_to_date'); // prettier-ignore
  assert.deepEqual(company({ last_return_for: 2025, last_renewal_date: '2025-06-01' }).fields, ['last_return_for']);
  assert.deepEqual(company({ last_return_for: 2019, registration_date: '2020-06' }).fields, ['last_return_for']);
  assert.deepEqual(company({ financial_year_end: '02-30' }).fields, ['financial_year_end']);
});

test('today itself is allowed', () => {
  assert.equal(of({ entity_type: 'sole_proprietorship', registration_date: TODAY }).status, 'up_to_date');
});

test('a first return says by which day its accounts and the general meeting come, 18 months after incorporation', () => {
  const guarantee = (registration_date: string, today = TODAY) =>
    of({ entity_type: 'company_limited_by_guarantee', registration_date, financial_year_end: '12-31' }, today);
  const ahead = guarantee('2025-06-09');
  assert.match(ahead.status_explanation, /by 9 December 2026, 18 months after incorporation, the accounts go to the members and the first general meeting is held/); // prettier-ignore
  assert.match(
    ahead.explanation,
    /due by 14 January 2027 at the latest: 18 months after incorporation, 9 December 2026,/,
  );
  assert.match(guarantee('2025-06-09', '2026-12-20').status_explanation, /by 9 December 2026, which has passed/);
  assert.doesNotMatch(guarantee('2025-06-09', '2027-02-01').status_explanation, /general meeting/);
  assert.doesNotMatch(ahead.explanation, /30 April,/, 'one day, not two');
  assert.equal(guarantee('2026-02-01', '2026-11-22').steps[0], fill('stepNothing'));
  assert.deepEqual(ahead.consequences, [fill('ifEverLate')]);
  assert.doesNotMatch(guarantee('2025-06-09', '2026-12-20').steps[0]!, /^Nothing/, 'the accounts are late');
});

test('who owes nothing reads so first, unless it has to re-register; what only concerns a late name is left out', () => {
  const name = (registration_date: string) => of({ entity_type: 'sole_proprietorship', registration_date, last_renewal_date: '2026-03-01' }); // prettier-ignore
  assert.equal(name('2020-02-01').steps[0], fill('stepNothing'));
  assert.ok(!name('2020-02-01').consequences.includes(say('rnArrears')));
  const old = name('2009-02-01').steps;
  assert.ok(!old.includes(fill('stepNothing')) && old.includes(say('rnReRegisterSole')));
  assert.ok(!old.includes(say('rnReRegisterCompany')), 'her own form, not those of others');
  const second = of({
    entity_type: 'subsidiary_business_name',
    registration_date: '2009',
    last_renewal_date: '2026-03',
  });
  assert.ok(second.steps.includes(say('rnReRegisterSecond')));
});

test('a late return tells of the beneficial owners, at what was reported, and of proof of good standing', () => {
  const company = (input: RenewalQuery) => of({ entity_type: 'company_limited_by_shares', ...input });
  const late = company({ registration_date: '2015', last_return_for: 2019 });
  assert.match(late.estimate!.arithmetic, /GHS 60 if beneficial owners are not filed, .* not in the sum/);
  assert.equal(late.estimate!.amount, 6 * 175 + 2000);
  const DAILY =
    /GH¢300 for each day since 30 October 2025 if its beneficial owners are not filed, as reported \(387 days: GH¢116,100\)/;
  assert.match(late.estimate!.arithmetic, DAILY, 'beside the sum');
  assert.ok(late.sources.some(({ title }) => title.includes('beneficial') || title.includes('Bentsi')));
  assert.match(late.steps.at(-1)!, /good standing/);
  assert.match(late.status_explanation, /No more exact date is needed/);
  const undated = company({ last_return_for: 2019 });
  assert.match(undated.estimate!.arithmetic, /if it was formed before 2020 and its beneficial owners are not filed/);
  const young = company({ registration_date: '2021-03', last_return_for: 2023 });
  assert.doesNotMatch(young.estimate!.arithmetic, /each day/);
  const ahead = company({ registration_date: '2015', last_return_for: 2025 });
  assert.doesNotMatch(ahead.estimate!.arithmetic, /each day/);
  assert.doesNotMatch([...ahead.consequences, ...ahead.steps].join(' '), /beneficial owners|good standing/);
});

test('a late return has what the Act sets in days and money beside the sum, apart from what is reported; an open day has neither', () => {
  const law = (input: RenewalQuery, today = TODAY) =>
    of({ entity_type: 'company_limited_by_shares', ...input }, today).estimate?.by_law;
  assert.match(law({ last_return_for: 2024 })!, /^Reported in practice: one flat penalty of GH¢1,000\. By Act 992, s\.126\(7\), this return, 205 days late since 30 April 2026, may cost up to 205 x GH¢300 = GH¢61,500, and as much for every officer\.$/); // prettier-ignore
  assert.match(
    law({ last_return_for: 2024 }, '2026-05-01')!,
    /this return, one day late since .* 1 x GH¢300 = GH¢300, and/,
  );
  assert.match(law({ last_return_for: 2020 })!, /one flat penalty of GH¢2,000\. By Act 992, s\.126\(7\), the oldest return, 1,666 days late since 30 April 2022, .* = GH¢499,800, /); // prettier-ignore
  for (const open of [{ registration_date: '2024' }, { last_return_for: 2017 }, { last_renewal_date: '2026-01-20' }])
    assert.equal(law(open), fill('byLawDaily', { daily: 'GH¢300' }), JSON.stringify(open));
  assert.equal(law({ last_return_for: 2025 }), undefined);
  assert.equal(law({ last_return_for: 2024 }, '2026-04-30'), undefined);
  const branch = (last_renewal_date: string) => law({ entity_type: 'external_company', last_renewal_date });
  assert.deepEqual([branch('2025-03-10'), branch('2026-03-10')], [fill('byLawExternal'), undefined]);
  assert.equal(law({ entity_type: 'partnership', last_renewal_date: '2022' }), undefined);
});

test('whoever never renewed is asked for no receipt of a renewal', () => {
  const receipt = fill('paperReceipt');
  const papers = (query: RenewalQuery): string[] => renewalGuidance(query, TODAY).documents;
  for (const entity_type of ['sole_proprietorship', 'partnership', 'subsidiary_business_name'] as const) {
    const never = { entity_type, registration_date: '2019-03-03' };
    assert.ok(!papers(never).includes(receipt), entity_type);
    assert.ok(papers({ ...never, last_renewal_date: '2024-03-03' }).includes(receipt), entity_type);
    assert.ok(papers({ entity_type }).includes(receipt), 'nothing is known of its renewals');
  }
});
