import type { NameAnswer, Options } from './answers.ts';
import { checkBusinessNameAvailability } from '../../../tools/check-business-name-availability.ts';
import { inputSchema } from '../../registry/json-schema.ts';
import { textOf, type Asked, type Given } from './ask.ts';
import { namesOf } from './context.ts';
import { ANSWER, EntityField, ErrorSummary, NAME_CONTROL, TextField } from './fields.tsx';
import { troubleText } from './format.ts';
import { document, type Site } from './layout.tsx';
import {
  Findings,
  Limits,
  NAME_LABELS,
  OUTLOOK,
  SEVERITY,
  Searched,
  Summary,
  Verdict,
  sentence,
  hasFindings,
  isOpen,
} from './name-result.tsx';
import type { PlainMessage, Say } from './messages/say.ts';
import { ownWord } from './own-word.tsx';
import { Mistake, Told, Typed } from './parts.tsx';

/** The path where the script asks for a name check, below the base. */
export const NAME_PART = '/parts/names';
export const NAMES_PATH = '/names';
/** The most names of one question. */
export const MOST_NAMES = 10;

/** The characters of a name that is too long to be checked that are shown. */
const MOST_SHOWN = 80;

/** The longest name, from the tool's declaration. */
export const NAME_LENGTH = inputSchema(checkBusinessNameAvailability).properties['business_name']?.maxLength;

/** "1." or "2)" before a name of a numbered list. */
const NUMBER = /^\d{1,2}[.)]\s+/;

/** The least commas of a line that lists names: one may stand in a name. */
const LEAST_COMMAS = 2;

/** The lines of a text; of one that lists several names with commas, each of these. */
const linesOf = (text: string): string[] =>
  text.split(/[\r\n]+/).flatMap((line) => {
    const parts = line.split(/[,;]/);
    return (parts.length > LEAST_COMMAS ? parts : [line]).map((part) => part.trim());
  });

/** The names of a box with one on each line, each once; of a numbered list without its numbers. */
export function namesIn(text: string): string[] {
  const seen = new Set(['']);
  const lines = linesOf(text.trim());
  const isNumbered = lines.length > 1 && lines.every((line) => line === '' || NUMBER.test(line));
  return lines
    .map((line) => (isNumbered ? line.replace(NUMBER, '') : line))
    .filter((line) => seen.size < seen.add(line.toLowerCase()).size);
}

/** What is wrong with a list of names; undefined if it can be checked. */
export function listFault(names: readonly string[], say: Say): string | undefined {
  if (names.length === 0) return say('Enter at least one name.');
  return names.length > MOST_NAMES
    ? say('Enter {most} names at most. You entered {count}: take out {over}.', {
        most: MOST_NAMES,
        count: names.length,
        over: names.length - MOST_NAMES,
      })
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
  const { say } = site;
  return document({
    site,
    title: say('Check several names at once'),
    description: say('Compare up to ten business names with names in Ghana, by spelling and by sound.'),
    noindex: Object.keys(given).length > 0,
    isWrong: fault !== undefined,
    children: (
      <>
        {fault === undefined ? null : <ErrorSummary say={say} faults={[{ id: 'names', text: fault }]} />}
        <h1>{say('Check several names at once')}</h1>
        <p class="lead">
          {say(
            'The Registrar decides whether a name is too like another. Write the names that you would like, best first.',
          )}
        </p>
        <form class="card no-print" action={`${site.base}${NAMES_PATH}#${ANSWER}`} method="get" autocomplete="off">
          <TextField
            say={say}
            id="names"
            label={say('Names, one on each line')}
            hint={say('Up to {most} names.', { most: MOST_NAMES })}
            error={fault}
            given={given}
            rows={6}
            control={NAME_CONTROL}
          />
          <EntityField
            say={say}
            label={say('What will you register?')}
            hint={say('Some endings, such as Ltd, are for some types only.')}
            given={given}
            entities={options.entities}
          />
          <button type="submit">{say('Check the names')}</button>
        </form>
        {checked.length === 0 ? null : (
          <List
            say={say}
            checked={checked}
            options={options}
            base={site.base}
            entity={options.entities.find(({ id }) => id === textOf(given, 'entity_type'))?.id}
          />
        )}
      </>
    ),
  });
}

interface ListProps {
  readonly say: Say;
  readonly checked: readonly Checked[];
  readonly options: Options;
  readonly base: string;
  /** The type of entity that was chosen. */
  readonly entity: string | undefined;
}

const List = ({ checked, ...props }: ListProps) => {
  const { say } = props;
  // What was searched is the same for all: it is said once.
  const [first] = checked.flatMap(({ outcome }) => (outcome.ok ? [outcome.value] : []));
  return (
    <section id={ANSWER} tabIndex={-1} aria-labelledby="checked-title">
      <h2 id="checked-title">
        {checked.length === 1 ? say('One name checked') : say('{count} names checked', { count: checked.length })}
      </h2>
      {checked.length === 1 ? null : <Overview say={say} checked={checked} />}
      {first === undefined ? null : <Limits say={say} found={first} />}
      <ol class="results">
        {checked.map(({ name, outcome }, index) => (
          <li id={idOf(index)} class={`result ${outcome.ok ? outcome.value.outlook : 'trouble'}`}>
            {outcome.ok ? (
              <Short {...props} name={name} found={outcome.value} isAlone={checked.length === 1} />
            ) : (
              <>
                <p>
                  <strong>
                    <Typed text={name.slice(0, MOST_SHOWN)} />
                  </strong>
                </p>
                <p>
                  <Told say={say} text={troubleText(outcome.failure, NAME_LABELS)} />
                </p>
              </>
            )}
          </li>
        ))}
      </ol>
      {first === undefined ? null : <Searched say={say} found={first} />}
      {checked.length === 1 ? null : (
        <p class="no-print">
          {say.with('Next: search the ones that you like best at {orc}, and {finder}.', {
            orc: <a href="https://orc.gov.gh">orc.gov.gh</a>,
            finder: <a href={`${props.base}/#entity`}>{say('find out what to register')}</a>,
          })}
        </p>
      )}
      <Mistake say={say} base={props.base} />
    </section>
  );
};

const idOf = (index: number): string => `name-${index + 1}`;

/** What a name comes to, in a few words: a caution says whether another name or its words are the cause. */
const shortOf = ({ outlook, exact, sounds_like, similar }: NameAnswer): PlainMessage =>
  outlook !== 'caution'
    ? OUTLOOK[outlook].title
    : exact.length + sounds_like.length + similar.length > 0
      ? 'Look again: like another name'
      : 'Look again: its words';

/** Each name with what it comes to, to be compared at a glance. */
const Overview = ({ say, checked }: Pick<ListProps, 'say' | 'checked'>) => (
  <table class="overview" aria-labelledby="checked-title">
    <tbody>
      {checked.map(({ name, outcome }, index) => (
        <tr>
          <th scope="row">
            <a href={`#${idOf(index)}`}>
              <Typed text={name.slice(0, MOST_SHOWN)} />
            </a>
          </th>
          <td>{outcome.ok ? say(shortOf(outcome.value)) : say('This name could not be checked.')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface ShortProps extends Omit<ListProps, 'checked'> {
  readonly name: string;
  readonly found: NameAnswer;
  /** Whether it is the only one: then everything about it is shown. */
  readonly isAlone: boolean;
}

/** One name of several: what it comes to and the words to look at; the rest is folded. */
function Short({ say, name, found, options, base, entity, isAlone }: ShortProps) {
  // Where nothing else is said of the name, its summary points to what is said of its words.
  const words = found.advisories.filter(({ severity }) => isOpen(found) || severity !== 'info');
  const findings = (
    <Findings
      say={say}
      found={found}
      entityNames={namesOf(options)}
      base={base}
      entity={entity}
      again={ownWord(say, base)}
    />
  );
  return (
    <>
      <Verdict say={say} outlook={found.outlook} name={name} />
      <Summary say={say} found={found} />
      {isAlone ? (
        findings
      ) : (
        <>
          {words.map(({ severity, term, message }) => (
            <p>
              <strong>{say(SEVERITY[severity])}</strong>:{' '}
              {term === undefined || message.toLowerCase().includes(term.toLowerCase()) ? null : (
                <>
                  <Typed text={`“${term}”`} />.{' '}
                </>
              )}
              <span {...say.english}>{sentence(message)}</span>
            </p>
          ))}
          {hasFindings(found) ? (
            <details>
              <summary>
                {say('Everything about this name')}
                <span class="unseen">: {name}</span>
              </summary>
              {findings}
            </details>
          ) : null}
        </>
      )}
    </>
  );
}
