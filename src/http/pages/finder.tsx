import { recommendRegistrationEntity } from '../../../tools/recommend-registration-entity.ts';
import { inputSchema } from '../../registry/json-schema.ts';
import { textOf, type Asked, type Given } from './ask.ts';
import { echo, numeral, troubleText } from './format.ts';
import { Trouble, Typed } from './parts.tsx';
import { Cautions, FINDER_LABELS, HEADLINES, Sureness, type Recommendation } from './finder-result.tsx';

/** The path where the script asks for a recommendation, below the base. */
export const ENTITY_PART = '/parts/entity';

const { properties } = inputSchema(recommendRegistrationEntity);
/** The limits of the finder's fields, from the tool's declaration. */
export const FINDER_LIMITS = {
  business_name: properties['business_name']?.maxLength,
  purpose: properties['purpose']?.maxLength,
  team_size: properties['team_size']?.maximum,
};

/** The finder's fields: those of the tool. */
export const FINDER_FIELDS: readonly string[] = Object.keys(properties);

/** The field `team_size`; further attributes go to the input. */
export const TeamSizeInput = ({ value, ...more }: { id: string; value: string }) => (
  <input
    name="team_size"
    type="number"
    inputMode="numeric"
    min={1}
    max={FINDER_LIMITS.team_size}
    value={numeral(value)}
    {...more}
  />
);

export const DonationsSelect = ({ id, value }: { id: string; value: string }) => (
  <select id={id} name="expects_donations" autocomplete="off">
    <option value="" selected={value !== 'true' && value !== 'false'}>
      Not sure
    </option>
    <option value="true" selected={value === 'true'}>
      Yes
    </option>
    <option value="false" selected={value === 'false'}>
      No
    </option>
  </select>
);

/** The form that asks for a recommendation. */
export const FinderForm = ({ base, given }: { base: string; given: Given }) => (
  <form
    class="card"
    action={`${base}/#entity`}
    method="get"
    data-part={`${base}${ENTITY_PART}`}
    data-into="entity-result"
    autocomplete="off"
  >
    <label for="finder-purpose">
      {FINDER_LABELS.purpose}
      <textarea
        id="finder-purpose"
        name="purpose"
        rows={3}
        maxLength={FINDER_LIMITS.purpose}
        aria-describedby="finder-purpose-help"
        placeholder="I sell cloth at Makola market, only me"
      >
        {echo(textOf(given, 'purpose'))}
      </textarea>
    </label>
    <small id="finder-purpose-help">Your own words: what it does, who is in it, where the money comes from.</small>
    <div class="fields">
      <label for="finder-team">
        {FINDER_LABELS.team_size}
        <TeamSizeInput id="finder-team" value={textOf(given, 'team_size')} />
      </label>
      <label for="finder-donations">
        {FINDER_LABELS.expects_donations}
        <DonationsSelect id="finder-donations" value={textOf(given, 'expects_donations')} />
      </label>
      <label for="finder-name">
        <span>
          {FINDER_LABELS.business_name} <span class="aside">(if it has one)</span>
        </span>
        <input
          id="finder-name"
          name="business_name"
          type="text"
          maxLength={FINDER_LIMITS.business_name}
          dir="auto"
          value={echo(textOf(given, 'business_name'))}
        />
      </label>
    </div>
    <button type="submit">Find the entity type</button>
  </form>
);

interface FinderResultProps {
  readonly outcome: Asked<Recommendation>;
  readonly given: Given;
  readonly entityNames: ReadonlyMap<string, string>;
  readonly base: string;
}

/** The recommendation, with its reason, confidence, cautions, next questions and alternatives. */
export function FinderResult({ outcome, given, entityNames, base }: FinderResultProps) {
  if (!outcome.ok)
    return (
      <div class="result" data-said="There is no recommendation yet.">
        <Trouble text={troubleText(outcome.failure, FINDER_LABELS)} />
      </div>
    );
  const { recommended_entity, need, reason, confidence, next_questions, start_url, alternatives, cautions } =
    outcome.value;
  const name = entityNames.get(recommended_entity) ?? HEADLINES[need];
  return (
    <div class="result recommended" data-said={need === 'register' ? `Suggested: ${name}.` : HEADLINES[need]}>
      <p class="eyebrow">{need === 'register' ? 'Suggested entity type' : HEADLINES[need]}</p>
      <h3 class="entity-name" tabIndex={-1}>
        {name}
      </h3>
      <p>
        <Typed text={reason} />
      </p>
      <Sureness confidence={confidence} />
      {recommended_entity === 'none' ? null : (
        <p>
          <a role="button" href={localPath(start_url, base)}>
            See what to prepare
          </a>
        </p>
      )}
      <Cautions cautions={cautions} />
      <Questions questions={next_questions} given={given} base={base} />
      <Alternatives alternatives={alternatives} entityNames={entityNames} given={given} base={base} />
    </div>
  );
}

/** The open questions as one form: each answer goes into the field that it is about, beside everything given before. */
const Questions = ({
  questions,
  given,
  base,
}: {
  questions: Recommendation['next_questions'];
  given: Given;
  base: string;
}) => {
  // The pages run beside the tools, so every question names its field.
  const open = questions.flatMap(({ question, field, options = [] }) =>
    field === undefined ? [] : [{ question, field, options }],
  );
  if (open.length === 0) return null;
  const asked = new Set(open.map(({ field }) => field));
  return (
    <form
      class="questions"
      action={`${base}/#entity`}
      method="get"
      data-part={`${base}${ENTITY_PART}`}
      data-into="entity-result"
      autocomplete="off"
    >
      <h3>Questions that could change this</h3>
      {FINDER_FIELDS.filter((field) => !asked.has(field)).flatMap((field) =>
        [given[field] ?? []].flat().map((value) => <input type="hidden" name={field} value={echo(value)} />),
      )}
      {open.map(({ question, field, options }) =>
        options.length === 0 ? (
          <label for={`ask-${field}`}>
            {question}
            <input
              id={`ask-${field}`}
              name={field}
              type="number"
              inputMode="numeric"
              min={properties[field]?.minimum}
            />
          </label>
        ) : (
          <fieldset>
            <legend>{question}</legend>
            {options.map(({ value, label }) => (
              <label>
                <input
                  type={properties[field]?.type === 'array' && value !== 'unsure' ? 'checkbox' : 'radio'}
                  name={field}
                  value={value}
                />
                {label}
              </label>
            ))}
          </fieldset>
        ),
      )}
      <button type="submit" class="secondary">
        Ask again with these answers
      </button>
    </form>
  );
};

export const Alternatives = ({
  alternatives,
  entityNames,
  given,
  base,
}: {
  alternatives: Recommendation['alternatives'];
  entityNames: ReadonlyMap<string, string>;
  given: Given;
  base: string;
}) =>
  alternatives.length === 0 ? null : (
    <>
      <h3>It could also be</h3>
      <ul class="matches">
        {alternatives.map(({ entity, reason }) => (
          <li>
            <strong>
              <a href={startPath(base, entity, given)}>{entityNames.get(entity) ?? entity}</a>
            </strong>
            <span class="why">{reason}</span>
          </li>
        ))}
      </ul>
    </>
  );

/** The fields of a start page's prefill. */
export const PREFILL_FIELDS = ['business_name', 'purpose', 'expects_donations', 'team_size'] as const;

/** The start page of another entity type, with the same prefill. */
export function startPath(base: string, entity: string, given: Given): string {
  const query = new URLSearchParams();
  for (const field of PREFILL_FIELDS) {
    const value = echo(textOf(given, field));
    if (value !== '') query.set(field, value);
  }
  const text = query.toString();
  return `${base}/start/${entity}${text === '' ? '' : `?${text}`}`;
}

/** An address of this service as a path, so that readers stay on the host they use. */
function localPath(url: string, base: string): string {
  const { pathname, search } = new URL(url);
  return pathname.startsWith(`${base}/`) ? pathname + search : url;
}
