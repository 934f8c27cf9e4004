import { checkBusinessNameAvailability } from '../../../tools/check-business-name-availability.ts';
import { inputSchema } from '../../registry/json-schema.ts';
import { textOf, type Asked, type Given } from './ask.ts';
import { namesOf, type Options } from './context.ts';
import { ANSWER, ErrorSummary, Field } from './fields.tsx';
import { echo, troubleText } from './format.ts';
import { document, type Site } from './layout.tsx';
import { NAME_LABELS, Verdict, namePath, sentence, type NameAnswer } from './name-result.tsx';
import { Rich, Typed } from './parts.tsx';

/** The path where the script asks for a name check, below the base. */
export const NAME_PART = '/parts/names';
export const NAMES_PATH = '/names';
/** The most names of one question. */
export const MOST_NAMES = 10;

/** The longest name, from the tool's declaration. */
export const NAME_LENGTH = inputSchema(checkBusinessNameAvailability).properties['business_name']?.maxLength;

/** The names of a box with one on each line, each once. */
export function namesIn(text: string): string[] {
  const seen = new Set(['']);
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.filter((line) => seen.size < seen.add(line.toLowerCase()).size);
}

/** What is wrong with a list of names; undefined if it can be checked. */
export function listFault(names: readonly string[]): string | undefined {
  if (names.length === 0) return 'Enter at least one name.';
  return names.length > MOST_NAMES
    ? `Enter ${MOST_NAMES} names at most. You entered ${names.length}: take out ${names.length - MOST_NAMES}.`
    : undefined;
}

/** A name with what was found. */
export interface Checked {
  readonly name: string;
  readonly outcome: Asked<NameAnswer>;
}

export interface NamesProps {
  readonly site: Site;
  readonly options: Options;
  readonly given: Given;
  /** Why nothing was checked. */
  readonly fault?: string | undefined;
  readonly checked: readonly Checked[];
}

/** The page that checks several names at once. */
export function namesPage({ site, options, given, fault, checked }: NamesProps): string {
  const entity = textOf(given, 'entity_type');
  return document({
    site,
    title: 'Check several names at once',
    description: 'Compare up to ten business names with names in Ghana, by spelling and by sound.',
    noindex: Object.keys(given).length > 0,
    isWrong: fault !== undefined,
    children: (
      <>
        {fault === undefined ? null : <ErrorSummary faults={[{ id: 'names', text: fault }]} />}
        <h1>Check several names at once</h1>
        <p class="lead">
          The Registrar decides whether a name is too like another. Write the names that you would like, best first.
        </p>
        <form class="card no-print" action={`${site.base}${NAMES_PATH}#${ANSWER}`} method="get" autocomplete="off">
          <Field
            id="names"
            label="Names, one on each line"
            hint={`Up to ${MOST_NAMES} names. Each counts as one check.`}
            error={fault}
          >
            {(attributes) => (
              <textarea name="names" rows={6} dir="auto" spellcheck={false} {...attributes}>
                {echo(textOf(given, 'names'))}
              </textarea>
            )}
          </Field>
          <Field
            id="entity_type"
            label="What will you register?"
            hint="Some endings, such as Ltd, are for some types only."
          >
            {(attributes) => (
              <select name="entity_type" {...attributes}>
                <option value="">I am not sure</option>
                {options.entities.map(({ id, name }) => (
                  <option value={id} selected={id === entity}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <button type="submit">Check the names</button>
        </form>
        {checked.length === 0 ? null : <List checked={checked} options={options} base={site.base} />}
      </>
    ),
  });
}

const List = ({ checked, options, base }: { checked: readonly Checked[]; options: Options; base: string }) => {
  const first = checked.find(({ outcome }) => outcome.ok)?.outcome;
  return (
    <section id={ANSWER} tabIndex={-1} aria-labelledby="checked-title">
      <h2 id="checked-title">{checked.length === 1 ? 'One name checked' : `${checked.length} names checked`}</h2>
      <ol class="matches">
        {checked.map(({ name, outcome }) => (
          <li class={outcome.ok ? outcome.value.outlook : 'trouble'}>
            {outcome.ok ? (
              <Short name={name} found={outcome.value} options={options} base={base} />
            ) : (
              <>
                <strong>
                  <Typed text={name.slice(0, 80)} />
                </strong>
                <span>{troubleText(outcome.failure, NAME_LABELS)}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      {first?.ok === true
        ? (first.value.notices ?? []).map((notice) => (
            <p>
              <Rich text={notice} />
            </p>
          ))
        : null}
    </section>
  );
};

/** One name of several: what it comes to, and the closest other name. */
function Short({ name, found, options, base }: { name: string; found: NameAnswer; options: Options; base: string }) {
  const { outlook, exact, sounds_like, similar, advisories } = found;
  const closest = exact[0] ?? sounds_like[0] ?? similar[0];
  const worst = advisories.find(({ severity }) => severity === 'blocking') ?? advisories[0];
  const type = closest?.entity_type === undefined ? undefined : namesOf(options).get(closest.entity_type);
  return (
    <>
      <Verdict outlook={outlook} name={name} />
      {closest === undefined ? null : (
        <span>
          Closest: <Typed text={closest.name} />
          {type === undefined ? '' : ` (${type})`}. <Typed text={sentence(closest.why)} />
        </span>
      )}
      {worst === undefined ? null : <span>{sentence(worst.message)}</span>}
      <a href={namePath(base, name)}>
        Everything about this name<span class="unseen">: {name}</span>
      </a>
    </>
  );
}
