import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { ToolError } from '../../src/errors.ts';
import { addMonths, daysBetween, isDate, yearOf } from '../../src/text/dates.ts';
import { ENTITY_IDS } from '../../src/guidance/law/entity-ids.ts';
import { renewalGuidance, type RenewalGuidance, type RenewalQuery } from '../../src/guidance/renewal/renewal.ts';
import { RENEWAL_DUTIES, RENEWAL_STATUSES } from '../../src/guidance/renewal/terms.ts';
import { trace } from '../support/guidance.ts';

const TODAY = '2026-11-21';
const FIRST_DAY = Date.UTC(1900, 0, 1);
const DAY = 86_400_000;

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const day = (from: string, to: string): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: daysBetween(from, to) }).map((days) => iso(Date.parse(from) + days * DAY));
const anyDay = day('1900-01-01', TODAY);
const anyEntity = fc.option(fc.constantFrom(...ENTITY_IDS), { nil: undefined });
const query = fc
  .record({
    entity: anyEntity,
    a: fc.option(anyDay, { nil: undefined }),
    b: fc.option(anyDay, { nil: undefined }),
    both: fc.boolean(),
  })
  .map(({ entity, a, b, both }): RenewalQuery => {
    const [early, late] = [a, b].filter((date) => date !== undefined).sort();
    return {
      ...(entity ? { entity_type: entity } : {}),
      ...(early ? { registration_date: early } : {}),
      ...(both && late ? { last_renewal_date: late } : {}),
    };
  });

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

test('every valid query gets an answer of the closed lists, and every sentence of it is a row', () => {
  fc.assert(
    fc.property(query, (input) => {
      const answer = of(input);
      assert.ok(RENEWAL_DUTIES.includes(answer.duty) && RENEWAL_STATUSES.includes(answer.status));
      for (const text of [answer.explanation, answer.how_to_find_due_date, answer.status_explanation]) trace(text);
      for (const list of [answer.steps, answer.documents, answer.consequences, answer.warnings, answer.notices ?? []])
        list.forEach(trace);
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
      const { due_date: due, status, arrears_years: arrears } = of(input);
      if (due === undefined) {
        assert.equal(status, 'unknown');
        return;
      }
      assert.ok(isDate(due));
      assert.ok(due > (input.last_renewal_date ?? input.registration_date)!);
      const late = status === 'overdue' || status === 'lapse_risk';
      assert.equal(due < TODAY, late);
      assert.equal(arrears !== undefined, late);
      if (arrears) {
        assert.deepEqual(
          arrears,
          [...arrears].sort((a, b) => a - b),
        );
        assert.equal(new Set(arrears).size, arrears.length);
        assert.equal(arrears[0], yearOf(due));
        assert.ok(arrears.at(-1)! <= yearOf(TODAY));
      } else if (status === 'due') assert.ok(daysBetween(TODAY, due) <= 90);
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

test('the first annual return falls in the first year that ends 18 months after incorporation or later (s.126(2))', () => {
  fc.assert(
    fc.property(day('2010-01-01', '2024-12-31'), (registration_date) => {
      const { due_date: due } = of({ entity_type: 'company_limited_by_shares', registration_date }, '2025-01-01');
      assert.equal(due, addMonths(registration_date, 18));
      assert.ok(yearOf(due!) > yearOf(registration_date));
      assert.ok(addMonths(registration_date, 18) <= `${yearOf(due!)}-12-31`);
      assert.ok(addMonths(registration_date, 18) > `${yearOf(due!) - 1}-12-31`);
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
  assert.match(answer.status_explanation, /1 November 2025/);
});

test('sole proprietors get *222# and the warning against agents', () => {
  const answer = of({ entity_type: 'sole_proprietorship' });
  assert.ok(
    answer.steps.some((step) => step.includes('*222#')) && answer.steps.some((step) => step.includes('on-site bank')),
  );
  assert.ok(answer.warnings.some((warning) => warning.includes('agent')));
});

test('a business registered before 5 December 2011 must re-register, one registered on that day need not', () => {
  const told = (date: string): boolean =>
    of({ entity_type: 'sole_proprietorship', registration_date: date }).warnings.some((text) =>
      text.includes('re-register'),
    );
  assert.equal(told('2011-12-04'), true);
  assert.equal(told('2011-12-05'), false);
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

test('today itself is allowed', () => {
  assert.equal(of({ entity_type: 'sole_proprietorship', registration_date: TODAY }).status, 'up_to_date');
});
