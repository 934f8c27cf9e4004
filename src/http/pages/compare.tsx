import type { Options } from './answers.ts';
import type { ComponentChildren } from 'preact';
import type { Given } from './ask.ts';
import { firstFees, membersText, paysOfficers, textsOf, yearlyFees, type Fee, type Option } from './entity.ts';
import { ANSWER, Choices, ErrorSummary, Group } from './fields.tsx';
import { dateText, echo, moneyText } from './format.ts';
import { document, type Site } from './layout.tsx';
import type { PlainMessage, Say } from './messages/say.ts';
import { English, Mistake, Origin, Rich, isReported, originOf } from './parts.tsx';

export const COMPARE_PATH = '/compare';

/** What is compared: a row or a column each. */
const FACTS: readonly {
  title: PlainMessage;
  shown: (entity: Option, say: Say, common: Fee | undefined) => ComponentChildren;
  /** There is no room for it in the table of all. */
  isOfFew?: true;
  /** Whether a type has it, where the row is left out if none has. */
  has?: (entity: Option) => boolean;
}[] = [
  { title: 'Who it suits', shown: ({ suits }, say) => known(suits, say), isOfFew: true },
  { title: 'Members', shown: ({ members }, say) => membersText(members, say) },
  { title: 'Directors', shown: ({ directors }, say) => known(directors, say, 'None') },
  { title: 'Who pays the debts', shown: ({ liability }, say) => known(liability, say) },
  { title: 'The name ends in', shown: ({ name_ending }, say) => known(name_ending, say, 'None') },
  {
    title: 'Cost to register',
    shown: (entity, say, common) => <Costs say={say} fees={firstFees(entity)} common={common} />,
  },
  {
    title: 'What others ask',
    shown: ({ side_costs }, say) => known(side_costs === undefined ? undefined : textsOf(side_costs).join(' '), say),
    isOfFew: true,
    has: ({ side_costs }) => side_costs !== undefined,
  },
  {
    title: 'Cost of each later year',
    shown: (entity, say, common) => (
      <>
        <Costs say={say} fees={yearlyFees(entity)} common={common} />
        {paysOfficers(entity) ? <p>{say('The auditor and the secretary cost extra.')}</p> : null}
      </>
    ),
  },
  { title: 'What to do every year', shown: ({ annual_duty }, say) => known(annual_duty, say) },
  { title: 'Registered with', shown: ({ registered_with }, say) => known(registered_with, say) },
];

const FACTS_OF_ALL = FACTS.filter(({ isOfFew }) => isOfFew === undefined);

/** A fact; for some types there is none, or none was found. */
const known = (text: string | undefined, say: Say, otherwise: PlainMessage = 'None that we found'): ComponentChildren =>
  text === undefined ? (
    say(otherwise)
  ) : (
    <English say={say}>
      <Rich text={text} />
    </English>
  );

/** Up to this many types stand side by side in columns; more are one row each, and on a phone one card each. */
const MOST_COLUMNS = 3;

/** The comparison of some types. */
export const comparePath = (base: string, types: readonly string[]): string =>
  `${base}${COMPARE_PATH}?entity_types=${types.join(',')}#${ANSWER}`;

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
  const table = { say, entities, base: site.base, common: commonOf(entities) };
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
            'Not sure which is yours? {finder}. Fees change: ask the office before you pay. Last checked on {date}.',
            {
              finder: <a href={`${site.base}/#entity`}>{say('Find out what to register')}</a>,
              date: <English say={say}>{dateText(options.as_of)}</English>,
            },
          )}
        </p>
        <Folding isFolded={isChosen} title={say('Compare two or three of them only')}>
          <form action={`${site.base}${COMPARE_PATH}#${ANSWER}`} method="get" autocomplete="off">
            {/* Without it a form with nothing chosen sends nothing, and looks like a visit. */}
            <input type="hidden" name="entity_types" value="" />
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
        </Folding>
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
          {entities.length > MOST_COLUMNS ? (
            <div class="frame" role="region" aria-labelledby="table-title" tabIndex={0}>
              <Rows {...table} />
            </div>
          ) : (
            <Columns {...table} />
          )}
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

/** The form that chooses: in plain sight, and folded once it is filled in. */
const Folding = ({ isFolded, title, children }: { isFolded: boolean; title: string; children: ComponentChildren }) =>
  isFolded ? (
    <details class="no-print">
      <summary>{title}</summary>
      {children}
    </details>
  ) : (
    <section class="no-print" aria-labelledby="choose-title">
      <h2 id="choose-title">{title}</h2>
      {children}
    </section>
  );

interface TableProps {
  readonly say: Say;
  readonly entities: readonly Option[];
  readonly base: string;
  /** A fee of the date and source that most have: the caption tells them. */
  readonly common: Fee | undefined;
}

/** The first of the fees whose date and source most of the shown fees have; undefined if each has its own. */
function commonOf(entities: readonly Option[]): Fee | undefined {
  const fees = entities.flatMap((entity) => [...firstFees(entity), ...yearlyFees(entity)]);
  const count = (fee: Fee): number => fees.filter((one) => originOf(one) === originOf(fee)).length;
  const [first] = fees.toSorted((a, b) => count(b) - count(a));
  return first === undefined || count(first) < 2 ? undefined : first;
}

/** The date and the source of the costs that have none beside them. */
const Caption = ({ say, common }: Pick<TableProps, 'say' | 'common'>) =>
  common === undefined ? null : (
    <caption>
      {say('Costs that show no date of their own')}
      {' · '}
      <Origin say={say} fee={common} />
    </caption>
  );

/** One row a type. Where the window is too narrow for the columns, each row is a card and each cell shows its label. */
const Rows = ({ say, entities, base, common }: TableProps) => (
  <table class="cards" aria-labelledby="table-title">
    <Caption say={say} common={common} />
    <thead>
      <tr>
        <th scope="col">{say('What you register')}</th>
        {FACTS_OF_ALL.map(({ title }) => (
          <th scope="col">{say(title)}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {entities.map((entity) => (
        <tr>
          <th scope="row">
            <Name say={say} entity={entity} base={base} />
          </th>
          {FACTS_OF_ALL.map(({ title, shown }) => (
            <td data-label={say(title)}>{shown(entity, say, common)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** One column a type. On a phone each fact is a line of its own above its cells. */
const Columns = ({ say, entities, base, common }: TableProps) => (
  <table class={`columns of-${entities.length}`} aria-labelledby="table-title">
    <Caption say={say} common={common} />
    <thead>
      <tr>
        <td />
        {entities.map((entity) => (
          <th scope="col">
            <Name say={say} entity={entity} base={base} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {FACTS.filter(({ has }) => has === undefined || entities.some(has)).map(({ title, shown }) => (
        <tr>
          <th scope="row">{say(title)}</th>
          {entities.map((entity) => (
            <td data-label={entity.name}>{shown(entity, say, common)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Name = ({ say, entity, base }: { say: Say; entity: Option; base: string }) => (
  <a href={`${base}/start/${entity.id}`} {...say.english}>
    {entity.name}
  </a>
);

const Costs = ({ say, fees, common }: { say: Say; fees: readonly Fee[]; common: Fee | undefined }) =>
  fees.length === 0 ? (
    <>{say('Ask the office')}</>
  ) : (
    <>
      {/* A duty on the capital is not all that it costs. */}
      {fees.every(({ currency }) => currency === 'percent') ? <div>{say('Ask the office')}</div> : null}
      {fees.map((fee) => (
        <div>
          {moneyText(fee.amount, fee.currency)}{' '}
          <small>
            <English say={say}>{fee.item}</English>
            {common !== undefined && originOf(fee) === originOf(common) ? null : <Dated say={say} fee={fee} />}
          </small>
        </div>
      ))}
    </>
  );

const Dated = ({ say, fee }: { say: Say; fee: Fee }) => (
  <>
    , {fee.undated === true ? `${say('read on')} ` : ''}
    <English say={say}>
      {dateText(fee.as_of)}
      {isReported(fee) ? ', reported' : ''}
    </English>
  </>
);
