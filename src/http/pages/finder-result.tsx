import type { recommendRegistrationEntity } from '../../../tools/recommend-registration-entity.ts';
import type { AnswerOf, Asked, Given } from './ask.ts';
import { Choices, Field, Group } from './fields.tsx';
import { echo, troubleText } from './format.ts';
import type { PlainMessage, Say } from './messages/say.ts';
import { Ask, Verdict } from './name-result.tsx';
import { RENEWAL_PATH } from './renewal-form.tsx';
import { English, Fees, Mistake, Rich, SourceName, Statements, Told, Trouble, Typed, TypedWithOrc } from './parts.tsx';

export type Recommendation = AnswerOf<typeof recommendRegistrationEntity>;

/** The path where the script asks for a recommendation, below the base. */
export const ENTITY_PART = '/parts/entity';

/** The labels of the finder's fields. */
export const FINDER_LABELS = {
  business_name: 'Name',
  purpose: 'What you want to do',
  team_size: 'Owners or members',
  expects_donations: 'Donations or grants',
} as const satisfies Record<string, PlainMessage>;

/** What the form of the questions needs to know of the tool's fields. */
export interface FieldShapes {
  readonly names: readonly string[];
  /** The fields that take several values. */
  readonly many: ReadonlySet<string>;
  /** The smallest values of the numbers. */
  readonly least: ReadonlyMap<string, number>;
}

interface FinderResultProps {
  readonly say: Say;
  readonly outcome: Asked<Recommendation>;
  readonly given: Given;
  readonly entityNames: ReadonlyMap<string, string>;
  readonly base: string;
  readonly shapes: FieldShapes;
}

/** What a recommendation comes to, in a line. */
export const HEADLINES = {
  register: 'To be registered',
  perhaps_not: 'Registration is not required',
  elsewhere: 'Where this is done',
  not_permitted: 'Not permitted as described',
} as const satisfies Record<string, PlainMessage>;

/** The edge and the sign of each, so that colour is not the only cue; what may simply be registered has its name as a title, and no sign. */
const SIGNS: Readonly<Record<Recommendation['need'] | 'caution', string | undefined>> = {
  register: undefined,
  caution: '!',
  perhaps_not: '–',
  elsewhere: '!',
  not_permitted: '✕',
};

/** Whether an authority decides before anything is registered. */
const asksFirst = ({ cautions }: Pick<Recommendation, 'cautions'>): boolean =>
  cautions.some(({ step }) => step === 'before');

/** How well a type fits, from the probability that it is the right one, unless an authority decides first. */
const FITS = [
  { from: 0.85, text: 'A good fit' },
  { from: 0.6, text: 'A likely fit' },
  { from: 0, text: 'A first guess' },
] as const satisfies readonly { from: number; text: PlainMessage }[];
export const fitText = ({ confidence, cautions }: Pick<Recommendation, 'confidence' | 'cautions'>): PlainMessage =>
  asksFirst({ cautions }) ? 'Ask first; this may follow' : FITS.find(({ from }) => confidence >= from)!.text;

/** The recommendation, with its reason, cautions, what could change it, and alternatives. */
export function FinderResult({ say, outcome, given, entityNames, base, shapes }: FinderResultProps) {
  if (!outcome.ok)
    return (
      <Trouble
        say={say}
        text={troubleText(outcome.failure, FINDER_LABELS)}
        said={say('There is no recommendation yet.')}
      />
    );
  const { recommended_entity, need, next_questions, alternatives, elsewhere, name_check } = outcome.value;
  const name = entityNames.get(recommended_entity);
  const title = say(need === 'register' ? fitText(outcome.value) : HEADLINES[need]);
  const { behind, cautions } = reasoned(outcome.value);
  const edge = need === 'register' && asksFirst(outcome.value) ? 'caution' : need;
  return (
    <div class={`result ${edge}`} data-said={name === undefined ? `${title}.` : `${title}: ${say.known(name)}.`}>
      {name === undefined ? null : <p class="eyebrow">{title}</p>}
      <h3 class="verdict">
        {SIGNS[edge] === undefined ? null : (
          <span class="sign" aria-hidden="true">
            {SIGNS[edge]}
          </span>
        )}
        {name === undefined ? title : <Told say={say} text={name} />}
      </h3>
      <Reason say={say} {...outcome.value} behind={behind} />
      {elsewhere === undefined ? null : (
        <Elsewhere say={say} elsewhere={elsewhere} need={need} renewalPath={base + RENEWAL_PATH} />
      )}
      <NameFound say={say} found={name_check} />
      {recommended_entity === 'none' ? null : (
        <p>
          <a class="button" href={startPath(base, recommended_entity, given)}>
            {say('How to register it')}
          </a>
        </p>
      )}
      <Questions say={say} questions={next_questions} given={given} base={base} shapes={shapes} />
      <Cautions say={say} cautions={cautions} />
      <Alternatives say={say} alternatives={alternatives} entityNames={entityNames} given={given} base={base} />
      <Mistake say={say} base={base} />
    </div>
  );
}

type Caution = Recommendation['cautions'][number];

/** The cautions, apart from those that the reason says already and whose sources stand behind it. */
export function reasoned({ reason, cautions }: Pick<Recommendation, 'reason' | 'cautions'>): {
  behind: readonly Caution[];
  cautions: readonly Caution[];
} {
  const isSaid = ({ message }: Caution): boolean => reason.includes(message);
  return { behind: cautions.filter(isSaid), cautions: cautions.filter((one) => !isSaid(one)) };
}

/** Why, with the sources of the rules that it tells. */
export const Reason = ({ say, reason, behind }: { say: Say; reason: string; behind: readonly Caution[] }) => (
  <>
    <p {...say.english}>
      <Typed text={reason} />
    </p>
    {behind.map(({ source }) => (
      <p>
        <small>
          <SourceName say={say} source={source} />
        </small>
      </p>
    ))}
  </>
);

/** What was found about the name, if it was checked. */
export const NameFound = ({ say, found }: { say: Say; found: Recommendation['name_check'] }) =>
  found === undefined ? null : (
    <>
      <Verdict say={say} outlook={found.outlook} name={found.business_name} />
      <p {...say.english}>
        <TypedWithOrc text={found.summary} />
      </p>
    </>
  );

/** Where the matter belongs, or, where a trade is reserved, the lawful way on. */
export const Elsewhere = ({
  say,
  elsewhere: { tool, office, where, says, fees = [] },
  need,
  renewalPath,
}: {
  say: Say;
  /** The page that answers for the renewal tool; absent where an assistant calls it. */
  renewalPath?: string;
  elsewhere: NonNullable<Recommendation['elsewhere']>;
  need: Recommendation['need'];
}) => (
  <>
    <h3>{need === 'not_permitted' ? say('What would be permitted') : say('What to do')}</h3>
    {office === undefined ? null : (
      <p>
        <strong>
          {say.with('Where to go: {office}.', {
            office: (
              <English say={say}>
                <Rich text={where === undefined ? office : `${office}, ${where}`} />
              </English>
            ),
          })}
        </strong>
      </p>
    )}
    {tool === undefined || renewalPath === undefined ? null : (
      <p>
        <a href={renewalPath}>{say('See what is due')}</a>
      </p>
    )}
    <Statements say={say} statements={says} />
    {fees.length === 0 ? null : (
      <>
        <h3>{say('What it costs')}</h3>
        <Fees say={say} fees={fees} />
      </>
    )}
  </>
);

interface QuestionsProps extends Pick<FinderResultProps, 'say' | 'given' | 'base' | 'shapes'> {
  readonly questions: Recommendation['next_questions'];
}

/** The open questions as one form: each answer goes into the field that it is about, beside everything given before. */
function Questions({ say, questions, given, base, shapes }: QuestionsProps) {
  // A service of an older version names no field: such a question cannot be answered here.
  const open = questions.flatMap(({ question, field, options = [] }) =>
    field === undefined ? [] : [{ question, field, options }],
  );
  if (open.length === 0) return null;
  const asked = new Set(open.map(({ field }) => field));
  return (
    <form
      class="questions no-print"
      action={`${base}/#answer`}
      method="get"
      data-part={`${base}${ENTITY_PART}`}
      data-into="entity-result"
      autocomplete="off"
    >
      <h3>{say('What could change this')}</h3>
      {shapes.names
        .filter((field) => !asked.has(field))
        .flatMap((field) =>
          [given[field] ?? []].flat().map((value) => <input type="hidden" name={field} value={echo(value)} />),
        )}
      {open.map(({ question, field, options }) =>
        options.length === 0 ? (
          <Field say={say} id={`ask-${field}`} label={<Told say={say} text={question} />}>
            {(tied) => (
              <input
                class="short"
                name={field}
                type="number"
                inputMode="numeric"
                min={shapes.least.get(field)}
                {...tied}
              />
            )}
          </Field>
        ) : (
          <Group say={say} id={`ask-${field}`} label={<Told say={say} text={question} />}>
            <Choices
              id={`ask-${field}`}
              name={field}
              many={shapes.many.has(field)}
              options={options.map(({ value, label }) => ({ value, label: <Told say={say} text={label} /> }))}
            />
          </Group>
        ),
      )}
      <button type="submit" class="secondary">
        {say('Ask again with these answers')}
      </button>
    </form>
  );
}

export const Cautions = ({
  say,
  cautions,
  heading = true,
}: {
  say: Say;
  cautions: readonly Caution[];
  heading?: boolean;
}) =>
  cautions.length === 0 ? null : (
    <>
      {heading ? <h3>{say('Look out for')}</h3> : null}
      <ul class="matches">
        {cautions.map(({ message, authority, source }) => (
          <li>
            <span>
              <English say={say}>
                <Rich text={message} />
              </English>
              <Ask say={say} authority={authority} beside={message} />
            </span>
            <small>
              <SourceName say={say} source={source} />
            </small>
          </li>
        ))}
      </ul>
    </>
  );

export const Alternatives = ({
  say,
  alternatives,
  entityNames,
  given,
  base,
}: Pick<FinderResultProps, 'say' | 'entityNames' | 'given' | 'base'> & {
  alternatives: Recommendation['alternatives'];
}) =>
  alternatives.length === 0 ? null : (
    <>
      <h3>{say('It could also be')}</h3>
      <ul class="matches">
        {alternatives.map(({ entity, reason }) => (
          <li {...say.english}>
            <strong>
              <a href={startPath(base, entity, given)}>{entityNames.get(entity) ?? entity}</a>
            </strong>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </>
  );

/** The fields about a plan that people fill in themselves; the others are answers to questions. */
export const PREFILL_FIELDS = ['business_name', 'purpose', 'expects_donations', 'team_size'] as const;

/** The start page of another entity type, with everything that was given. */
export function startPath(base: string, entity: string, given: Given): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(given))
    for (const text of [value].flat().map(echo)) if (text !== '') query.append(field, text);
  const text = query.toString();
  return `${base}/start/${entity}${text === '' ? '' : `?${text}`}`;
}
