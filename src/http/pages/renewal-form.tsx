import { textOf, type Given } from './ask.ts';
import { echo } from './format.ts';
import { FieldError, faulty } from './parts.tsx';

export const RENEWAL_PATH = '/business-name-renewal';

/** The labels of the renewal form's fields. */
export const RENEWAL_LABELS = {
  entity_type: 'What is registered',
  registration_date: 'Date on the certificate',
  last_renewal_date: 'Last renewal or return',
  last_return_for: 'Year of the last return',
  financial_year_end: 'End of the financial year',
};
export type RenewalField = keyof typeof RENEWAL_LABELS;

interface RenewalFormProps {
  readonly base: string;
  readonly given: Given;
  readonly entities: readonly { readonly id: string; readonly name: string }[];
  readonly errors?: Readonly<Partial<Record<RenewalField, string>>>;
}

/** What a person may write in each field that is not a choice. */
const HINTS = {
  registration_date: '2009-05-03, 2009-05 or 2009',
  last_renewal_date: '2009-05-03, 2009-05 or 2009',
  last_return_for: '2024',
  financial_year_end: '12-31',
} as const;

const COMPANY_FIELDS = ['last_return_for', 'financial_year_end'] as const;

const Field = ({ field, given, error }: { field: keyof typeof HINTS; given: Given; error: string | undefined }) => (
  <label for={field}>
    {RENEWAL_LABELS[field]}
    <input
      id={field}
      name={field}
      type="text"
      maxLength={40}
      placeholder={HINTS[field]}
      value={echo(textOf(given, field))}
      {...faulty(`${field}-error`, error)}
    />
    <FieldError id={`${field}-error`} text={error} />
  </label>
);

/** Asks for the kind of business and its dates. A plain form: it opens the page with the answer. */
export const RenewalForm = ({ base, given, entities, errors = {} }: RenewalFormProps) => (
  <form class="card renewal-form no-print" action={base + RENEWAL_PATH} method="get" autocomplete="off">
    <div class="fields">
      <label for="entity_type">
        {RENEWAL_LABELS.entity_type}
        <select id="entity_type" name="entity_type" {...faulty('entity_type-error', errors.entity_type)}>
          <option value="">I am not sure</option>
          {entities.map(({ id, name }) => (
            <option value={id} selected={textOf(given, 'entity_type').trim() === id}>
              {name}
            </option>
          ))}
        </select>
        <FieldError id="entity_type-error" text={errors.entity_type} />
      </label>
      {(['registration_date', 'last_renewal_date'] as const).map((field) => (
        <Field field={field} given={given} error={errors[field]} />
      ))}
    </div>
    <p class="aside">A year or a month is enough if you do not know the day.</p>
    <details open={COMPANY_FIELDS.some((field) => textOf(given, field) !== '')}>
      <summary>For a company: which year was the last return for?</summary>
      <div class="fields">
        {COMPANY_FIELDS.map((field) => (
          <Field field={field} given={given} error={errors[field]} />
        ))}
      </div>
      <p class="aside">
        The year in which the financial year of that return ended, and the month and day on which it ends: 12-31 is 31
        December.
      </p>
    </details>
    <button type="submit">See what is due</button>
  </form>
);
