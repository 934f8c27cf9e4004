import type { Given } from './ask.ts';
import type { Options } from './context.ts';
import { firstFees, membersText, yearlyFees, type Option } from './entity.ts';
import { ANSWER, Choices, ErrorSummary, Group } from './fields.tsx';
import { dateText, echo, moneyText } from './format.ts';
import { document, type Site } from './layout.tsx';
import type { PlainMessage, Say } from './messages/say.ts';
import { English, Mistake, Rich } from './parts.tsx';

export const COMPARE_PATH = '/compare';

const HEADINGS: readonly PlainMessage[] = [
  'What you register',
  'Members',
  'Directors',
  'Who pays the debts',
  'The name ends in',
  'Cost to register',
  'Cost every year',
  'Duty every year',
  'Registered with',
];

export const COMPARE_FIELDS: ReadonlySet<string> = new Set(['entity_types']);
const FIELD = 'types';

/** The types that were asked for: those of a form, or with commas. */
const askedFor = (given: Given): string[] =>
  [given['entity_types'] ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((id) => id.trim())
    .filter((id) => id !== '');

/** What is wrong with the types that were asked for; undefined if they can be compared. */
export function compareFault({ site: { say }, options, given }: CompareProps): string | undefined {
  const asked = askedFor(given);
  const isKnown = (id: string): boolean => options.entities.some((one) => one.id === id);
  if (given['entity_types'] !== undefined && asked.length === 0) return say('Choose at least one type from the list.');
  const unknown = asked.find((id) => !isKnown(id));
  return unknown === undefined
    ? undefined
    : say('“{type}” is not one of the types: choose from the list.', { type: echo(unknown.slice(0, MOST_SHOWN)) });
}

/** The most characters of a wrong type that are shown again. */
const MOST_SHOWN = 60;

export interface CompareProps {
  readonly site: Site;
  readonly options: Options;
  /** What was asked for; nothing stands for all types. */
  readonly given: Given;
}

/** The page with the entity types in a table: all of them, or those that were asked for. */
export function comparePage(props: CompareProps): string {
  const { site, options, given } = props;
  const { say } = site;
  const fault = compareFault(props);
  const asked = askedFor(given);
  const isChosen = asked.length > 0 && fault === undefined;
  const entities = isChosen ? options.entities.filter(({ id }) => asked.includes(id)) : options.entities;
  return document({
    site,
    title: say('Compare what you can register'),
    description: say(
      'All kinds of registration in Ghana side by side: members, directors, liability, cost, yearly duty and office.',
    ),
    isBroad: true,
    noindex: Object.keys(given).length > 0,
    isWrong: fault !== undefined,
    children: (
      <>
        {fault === undefined ? null : <ErrorSummary say={say} faults={[{ id: FIELD, text: fault }]} />}
        <h1>{say('Compare what you can register')}</h1>
        <p class="lead">
          {say.with(
            'Not sure which is yours? {finder}. Fees change: confirm them with the office before you pay. Facts as of {date}.',
            {
              finder: <a href={`${site.base}/#entity`}>{say('Find out what to register')}</a>,
              date: <English say={say}>{dateText(options.as_of)}</English>,
            },
          )}
        </p>
        <details class="no-print" open={!isChosen}>
          <summary>{say('Compare two or three of them only')}</summary>
          <form action={`${site.base}${COMPARE_PATH}#${ANSWER}`} method="get" autocomplete="off">
            <Group say={say} id={FIELD} label={say('What do you want to compare?')} error={fault}>
              <div class="choices">
                <Choices
                  id={FIELD}
                  name="entity_types"
                  many
                  value={asked}
                  options={options.entities.map(({ id, name }) => ({
                    value: id,
                    label: <English say={say}>{name}</English>,
                  }))}
                />
              </div>
            </Group>
            <button type="submit" class="secondary">
              {say('Compare these')}
            </button>
          </form>
        </details>
        <div class="apart" {...(fault === undefined ? { id: ANSWER, tabIndex: -1 } : {})}>
          <h2 id="table-title">
            {isChosen
              ? say('{count} kinds of registration side by side', { count: entities.length })
              : say('All {count} kinds of registration', { count: entities.length })}
          </h2>
          {isChosen ? (
            <p class="no-print">
              <a href={`${site.base}${COMPARE_PATH}`}>
                {say('Compare all {count} kinds of registration', { count: options.entities.length })}
              </a>
            </p>
          ) : null}
          <p class="narrow no-print">{say('The table is wider than the screen: swipe it sideways.')}</p>
          <div class="frame" role="region" aria-labelledby="table-title" tabIndex={0}>
            <table aria-labelledby="table-title">
              <thead>
                <tr>
                  {HEADINGS.map((heading) => (
                    <th scope="col">{say(heading)}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {entities.map((entity) => (
                  <Row say={say} entity={entity} base={site.base} />
                ))}
              </tbody>
            </table>
          </div>
        </div>
        <p class="actions no-print">
          <button type="button" class="secondary needs-script" data-print>
            {say('Print this table')}
          </button>
        </p>
        <Mistake say={say} base={site.base} />
      </>
    ),
  });
}

const Row = ({ say, entity, base }: { say: Say; entity: Option; base: string }) => (
  <tr>
    <th scope="row" {...say.english}>
      <a href={`${base}/start/${entity.id}`}>{entity.name}</a>
    </th>
    <td class="short">{membersText(entity.members, say)}</td>
    <Known say={say} text={entity.directors} />
    <td {...say.english}>
      <Rich text={entity.liability} />
    </td>
    <Known say={say} text={entity.name_ending} class="short" />
    <td>
      <Costs say={say} fees={firstFees(entity)} />
    </td>
    <td>
      <Costs say={say} fees={yearlyFees(entity)} />
    </td>
    <td {...say.english}>
      <Rich text={entity.annual_duty} />
    </td>
    <td {...say.english}>{entity.registered_with}</td>
  </tr>
);

/** A cell with a fact for which some types have no source. */
const Known = ({ say, text, class: style }: { say: Say; text: string | undefined; class?: string }) =>
  text === undefined ? (
    <td class={style}>{say('No rule found')}</td>
  ) : (
    <td class={style} {...say.english}>
      {text}
    </td>
  );

const Costs = ({ say, fees }: { say: Say; fees: Option['fees'] }) =>
  fees.length === 0 ? (
    <>{say('Ask the office')}</>
  ) : (
    <>
      {fees.map(({ item, amount, currency, as_of, undated }) => (
        <div>
          {moneyText(amount, currency)}{' '}
          <small>
            <English say={say}>{item}</English>, {undated === true ? `${say('read on')} ` : ''}
            <English say={say}>{dateText(as_of)}</English>
          </small>
        </div>
      ))}
    </>
  );
