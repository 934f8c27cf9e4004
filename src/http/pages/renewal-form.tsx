import type { Renewal } from './answers.ts';
import { textOf, type Given } from './ask.ts';
import { DATE_PARTS, DateFields, dateOfParts, datePartsOf, dayOfYearOfParts, type DatePart } from './date-fields.tsx';
import { ANSWER, EntityField, NAME_CONTROL, TextField, type Errors } from './fields.tsx';
import type { PlainMessage, Say } from './messages/say.ts';
import { spanOf } from '../../text/dates.ts';

export const RENEWAL_PATH = '/business-name-renewal';

/** The labels of the renewal form's fields. */
export const RENEWAL_LABELS = {
  entity_type: 'What is registered',
  registration_date: 'The date on the certificate',
  last_renewal_date: 'The last renewal or filing',
  last_return_for: 'The year of the last return',
  financial_year_end: 'The end of the financial year',
} as const satisfies Record<string, PlainMessage>;
export type RenewalField = keyof typeof RENEWAL_LABELS;

/** The fields that only what files a return has. */
const RETURN_FIELDS: readonly RenewalField[] = ['last_return_for', 'financial_year_end'];
const DATES = ['registration_date', 'last_renewal_date'] as const;

/** Every parameter of the page: the tool's fields, the parts of its dates, and the name, which only the page uses. */
export const RENEWAL_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(RENEWAL_LABELS),
  ...[...DATES, 'financial_year_end'].flatMap((field) => DATE_PARTS.map((part) => `${field}-${part}`)),
  'business_name',
]);

/** The tool's input from what was typed, with what is wrong with the dates. */
export interface RenewalInput {
  readonly input: Given;
  readonly errors: Readonly<Partial<Record<RenewalField, string>>>;
}

export function readRenewal(given: Given, say: Say): RenewalInput {
  const input: Record<string, string> = {};
  const errors: Partial<Record<RenewalField, string>> = {};
  const take = (field: RenewalField, { value, fault }: { readonly value?: string; readonly fault?: string }) => {
    if (fault !== undefined) errors[field] = fault;
    // What came as a whole, from a link, is the tool's to check.
    const text = value ?? textOf(given, field).trim();
    if (text !== '' && fault === undefined) input[field] = text;
  };
  for (const field of ['entity_type', 'last_return_for'] as const) take(field, {});
  for (const field of DATES) take(field, dateOfParts(datePartsOf(given, field), say(RENEWAL_LABELS[field]), say));
  take('financial_year_end', dayOfYearOfParts(yearEndPartsOf(given), say(RENEWAL_LABELS.financial_year_end), say));
  return { input, errors };
}

/** The day and the month of the end of the financial year, as they were typed or from `MM-DD`. */
function yearEndPartsOf(given: Given): Record<DatePart, string> {
  const [, month = '', day = ''] = /^(\d{2})-(\d{2})$/.exec(textOf(given, 'financial_year_end').trim()) ?? [];
  const { day: typedDay, month: typedMonth } = datePartsOf(given, 'financial_year_end');
  return { day: typedDay || String(Number(day) || ''), month: typedMonth || String(Number(month) || ''), year: '' };
}

/** What would settle where it stands and was not given; nothing if that is settled. */
export function missingFrom(input: Given, { status, duty }: Renewal): (readonly [PlainMessage, RenewalField])[] {
  if (status !== 'unknown') return [];
  // A company is asked for the year of its last return, which says more than the day on which it was filed.
  const fields: RenewalField[] = [
    'entity_type',
    'registration_date',
    duty === 'annual_return' ? 'last_return_for' : 'last_renewal_date',
  ];
  return fields.filter((field) => textOf(input, field) === '').map((field) => [RENEWAL_LABELS[field], field] as const);
}

/** The dates of which only the year or the month was given. */
export const daylessIn = (input: Given): (readonly [PlainMessage, RenewalField])[] =>
  DATES.filter((one) => {
    const span = spanOf(textOf(input, one));
    return span !== undefined && span.from < span.to;
  }).map((field) => [RENEWAL_LABELS[field], field] as const);

/** The longest name that goes into a reminder. */
export const NAME_SHOWN = 160;

/** A type that may be registered. */
export interface Registered {
  readonly id: string;
  readonly name: string;
  /** Whether it files a return every year. */
  readonly filesReturn: boolean;
}

interface RenewalFormProps {
  readonly say: Say;
  readonly base: string;
  readonly given: Given;
  readonly entities: readonly Registered[];
  readonly errors?: Errors<RenewalField>;
}

/** Asks for the kind of business and its dates. A plain form: it opens the page with the answer. */
export const RenewalForm = ({ say, base, given, entities, errors = {} }: RenewalFormProps) => {
  const isFilled = (fields: readonly RenewalField[]): boolean =>
    fields.some((field) => field in errors) ||
    Object.keys(given).some((name) => fields.some((field) => name.startsWith(field)));
  const field = (id: RenewalField) => ({ say, id, label: say(RENEWAL_LABELS[id]), error: errors[id] });
  return (
    <form class="card no-print" action={`${base}${RENEWAL_PATH}#${ANSWER}`} method="get" autocomplete="off">
      <EntityField
        {...field('entity_type')}
        given={given}
        entities={entities}
        mark={({ filesReturn }) => (filesReturn ? 'returns' : undefined)}
      />
      {/* The style shows it as soon as a type is chosen that files returns, and always where it is filled in. */}
      <fieldset class={isFilled(RETURN_FIELDS) ? 'of-returns filled' : 'of-returns'}>
        <legend>{say('Only for a company: its last return')}</legend>
        <TextField
          {...field('last_return_for')}
          hint={say(
            'The year that its accounts are for, not the year in which you filed it: one filed in April 2025 is for 2024.',
          )}
          given={given}
          maxLength={4}
          control={{ class: 'short', inputMode: 'numeric' }}
        />
        <DateFields
          {...field('financial_year_end')}
          hint={say('For example, 31 12. If you leave it empty, we use 31 December.')}
          parts={['day', 'month']}
          values={yearEndPartsOf(given)}
        />
      </fieldset>
      <DateFields
        {...field('registration_date')}
        hint={say('For example, 2 3 2020. The year alone is enough.')}
        values={datePartsOf(given, 'registration_date')}
      />
      {/* The style hides it where the year of the last return is asked for, unless it is filled in. */}
      <div class={isFilled(['last_renewal_date']) ? 'of-renewals filled' : 'of-renewals'}>
        <DateFields
          {...field('last_renewal_date')}
          hint={say('For example, 11 4 2023. The year alone is enough. Leave it empty if there was none.')}
          values={datePartsOf(given, 'last_renewal_date')}
        />
      </div>
      <TextField
        say={say}
        id="business_name"
        label={say('Name of the business')}
        hint={say('We show it on the print and in the reminder. You may leave it empty.')}
        given={given}
        maxLength={NAME_SHOWN}
        control={NAME_CONTROL}
      />
      <button type="submit">{say('See what is due')}</button>
    </form>
  );
};
