import { textOf, type Given } from './ask.ts';
import { DonationsSelect, FINDER_LIMITS, TeamSizeInput, type PREFILL_FIELDS } from './finder.tsx';
import { FINDER_LABELS } from './finder-result.tsx';
import { echo } from './format.ts';
import { NAME_PART } from './names.tsx';
import { FieldError, faulty } from './parts.tsx';

export type PrefillField = (typeof PREFILL_FIELDS)[number];

interface PrefillProps {
  readonly base: string;
  readonly entity: string;
  readonly given: Given;
  readonly errors: Readonly<Partial<Record<PrefillField, string>>>;
}

/** The prefill, for the person to correct: a plain form that opens the same page again. */
export function Prefill({ base, entity, given, errors }: PrefillProps) {
  const value = (field: PrefillField) => echo(textOf(given, field));
  return (
    <form class="card no-print" action={`${base}/start/${entity}`} method="get" data-prefill autocomplete="off">
      <label for="business_name">
        {FINDER_LABELS.business_name}
        <input
          id="business_name"
          name="business_name"
          type="text"
          maxLength={FINDER_LIMITS.business_name}
          dir="auto"
          spellcheck={false}
          value={value('business_name')}
          data-part={`${base}${NAME_PART}`}
          data-into="name-result"
          {...faulty('business_name-error', errors.business_name)}
        />
        <FieldError id="business_name-error" text={errors.business_name} />
      </label>
      <label for="purpose">
        {FINDER_LABELS.purpose}
        <textarea
          id="purpose"
          name="purpose"
          rows={3}
          maxLength={FINDER_LIMITS.purpose}
          dir="auto"
          {...faulty('purpose-error', errors.purpose)}
        >
          {value('purpose')}
        </textarea>
        <FieldError id="purpose-error" text={errors.purpose} />
      </label>
      <div class="fields">
        <label for="team_size">
          {FINDER_LABELS.team_size}
          <TeamSizeInput
            id="team_size"
            value={textOf(given, 'team_size')}
            {...faulty('team_size-error', errors.team_size)}
          />
          <FieldError id="team_size-error" text={errors.team_size} />
        </label>
        <label for="expects_donations">
          {FINDER_LABELS.expects_donations}
          <DonationsSelect id="expects_donations" value={value('expects_donations').trim()} />
          <FieldError id="expects_donations-error" text={errors.expects_donations} />
        </label>
      </div>
      <button type="submit" class="secondary">
        Update this page
      </button>
    </form>
  );
}
