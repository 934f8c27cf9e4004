import { recommendRegistrationEntity } from '../../../tools/recommend-registration-entity.ts';
import { inputSchema } from '../../registry/json-schema.ts';
import { ownersOf, type Given } from './ask.ts';
import { ANSWER, Field, NAME_CONTROL, TextField, WORDS_CONTROL, type Errors } from './fields.tsx';
import type { FormField } from './form-fields.ts';
import { FINDER_LABELS } from './plan.ts';
import { answeredInPlace, type FieldShapes } from './questions.tsx';
import type { Say } from './messages/say.ts';
import { Answered } from './understood.tsx';

const { properties } = inputSchema(recommendRegistrationEntity);

/** The finder's fields: those of the tool. */
export const FINDER_SHAPES: FieldShapes = {
  names: Object.keys(properties),
  many: new Set(Object.keys(properties).filter((field) => properties[field]?.type === 'array')),
  least: new Map(
    Object.entries(properties).flatMap(([field, { minimum }]) => (minimum === undefined ? [] : [[field, minimum]])),
  ),
};

interface PlanProps {
  readonly say: Say;
  /** Begins the ids of the fields. */
  readonly prefix?: string;
  readonly given: Given;
  readonly errors: Errors<FormField>;
  /** Further attributes of the field for the name. */
  readonly nameAttributes?: object;
}

/** The fields that everybody fills in, with the limits of the tool's declaration; what matters to some is asked where it matters. */
export const PlanFields = ({ say, prefix = '', given, errors, nameAttributes = {} }: PlanProps) => (
  <>
    <TextField
      say={say}
      id={`${prefix}purpose`}
      name="purpose"
      label={say(FINDER_LABELS.purpose)}
      hint={say(
        'In your own words: what you do, who is in it with you, and where the money comes from. For example: I sell cloth at Makola market, only me.',
      )}
      error={errors.purpose}
      given={given}
      maxLength={properties['purpose']?.maxLength}
      rows={3}
      control={WORDS_CONTROL}
    />
    <Field
      say={say}
      id={`${prefix}owners`}
      label={say(FINDER_LABELS.owners)}
      hint={say('How many people own it, or are its members? Do not count workers or customers.')}
      error={errors.owners}
    >
      {(attributes) => (
        <input
          class="short"
          name="owners"
          type="number"
          inputMode="numeric"
          min={1}
          max={properties['owners']?.maximum}
          value={ownersOf(given)}
          {...attributes}
        />
      )}
    </Field>
    <TextField
      say={say}
      id={`${prefix}business_name`}
      name="business_name"
      label={say(FINDER_LABELS.business_name)}
      hint={say('If you have one already.')}
      error={errors.business_name}
      given={given}
      maxLength={properties['business_name']?.maxLength}
      control={{ ...NAME_CONTROL, ...nameAttributes }}
    />
  </>
);

/** The form that asks for a recommendation. */
export const FinderForm = ({
  say,
  base,
  given,
  errors = {},
  isInPlace = false,
}: {
  say: Say;
  base: string;
  given: Given;
  errors?: Errors<FormField>;
  /** Whether the script shows the answer beside the form. */
  isInPlace?: boolean;
}) => (
  <form
    class="card"
    action={`${base}/#${ANSWER}`}
    method="get"
    {...(isInPlace ? answeredInPlace(base) : {})}
    autocomplete="off"
  >
    <PlanFields say={say} prefix="finder-" given={given} errors={errors} />
    <Answered say={say} given={given} errors={errors} />
    <button type="submit">{say('Find out what to register')}</button>
  </form>
);
