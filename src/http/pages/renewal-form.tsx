import { textOf, type Given } from './ask.ts';
import { dateValue } from './format.ts';
import { FieldError, faulty } from './parts.tsx';

export const RENEWAL_PATH = '/business-name-renewal';

/** The labels of the renewal form's fields. */
export const RENEWAL_LABELS = {
  entity_type: 'What is registered',
  registration_date: 'Date on the certificate',
  last_renewal_date: 'Last renewal or return',
};
export type RenewalField = keyof typeof RENEWAL_LABELS;

interface RenewalFormProps {
  readonly base: string;
  readonly given: Given;
  readonly entities: readonly { readonly id: string; readonly name: string }[];
  readonly errors?: Readonly<Partial<Record<RenewalField, string>>>;
}

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
        <label for={field}>
          {RENEWAL_LABELS[field]}
          <input
            id={field}
            name={field}
            type="date"
            min="1900-01-01"
            value={dateValue(textOf(given, field))}
            {...faulty(`${field}-error`, errors[field])}
          />
          <FieldError id={`${field}-error`} text={errors[field]} />
        </label>
      ))}
    </div>
    <button type="submit">See what is due</button>
  </form>
);
