import type { Options } from './context.ts';
import { firstFees, membersText, yearlyFees, type Option } from './entity.ts';
import { dateText, moneyText } from './format.ts';
import { document, type Site } from './layout.tsx';
import type { PlainMessage, Say } from './messages/say.ts';
import { English, Rich } from './parts.tsx';

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

/** The page with all entity types in a table. */
export function comparePage({ site, options }: { site: Site; options: Options }): string {
  const { say } = site;
  return document({
    site,
    title: say('Compare what you can register'),
    description: say(
      'All kinds of registration in Ghana side by side: members, directors, liability, cost, yearly duty and office.',
    ),
    isBroad: true,
    children: (
      <>
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
        <p class="actions no-print">
          <button type="button" class="secondary needs-script" data-print>
            {say('Print this table')}
          </button>
        </p>
        <div class="frame" role="region" aria-labelledby="table-title" tabIndex={0}>
          <table>
            <caption class="unseen" id="table-title">
              {say('All {count} kinds of registration', { count: options.entities.length })}
            </caption>
            <thead>
              <tr>
                {HEADINGS.map((heading) => (
                  <th scope="col">{say(heading)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {options.entities.map((entity) => (
                <Row say={say} entity={entity} base={site.base} />
              ))}
            </tbody>
          </table>
        </div>
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
    <Given say={say} text={entity.directors} />
    <td {...say.english}>
      <Rich text={entity.liability} />
    </td>
    <Given say={say} text={entity.name_ending} class="short" />
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

/** A cell with a fact that some types do not have. */
const Given = ({ say, text, class: style }: { say: Say; text: string | undefined; class?: string }) =>
  text === undefined ? (
    <td class={style}>{say('None given')}</td>
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
