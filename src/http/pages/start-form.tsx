import type { Given } from './ask.ts';
import type { Say } from './messages/say.ts';
import { ANSWER, type Errors } from './fields.tsx';
import { PlanFields } from './finder.tsx';
import { NAME_PART } from './names.tsx';
import { Answered } from './understood.tsx';

interface PrefillProps {
  readonly say: Say;
  readonly base: string;
  readonly entity: string;
  readonly given: Given;
  readonly errors: Errors;
}

/** The prefill, for the person to correct: a plain form that opens the same page again. */
export const Prefill = ({ say, base, entity, given, errors }: PrefillProps) => (
  <form class="card no-print" action={`${base}/start/${entity}#${ANSWER}`} method="get" data-prefill autocomplete="off">
    <PlanFields
      say={say}
      given={given}
      errors={errors}
      nameAttributes={{ 'data-part': `${base}${NAME_PART}`, 'data-into': 'name-result' }}
    />
    <Answered say={say} given={given} errors={errors} />
    <button type="submit" class="secondary">
      {say('Update this page')}
    </button>
  </form>
);
