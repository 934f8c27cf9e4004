import type { Options } from './context.ts';
import { firstFees, membersText, yearlyFees, type Option } from './entity.ts';
import { dateText, moneyText } from './format.ts';
import { document, type Site } from './layout.tsx';
import { Rich } from './parts.tsx';

export const COMPARE_PATH = '/compare';

const HEADINGS = [
  'What you register',
  'Members',
  'Directors',
  'Who pays the debts',
  'The name ends in',
  'Cost to register',
  'Cost every year',
  'Duty every year',
  'Registered with',
] as const;

const NOT_GIVEN = 'None given';

/** The page with all entity types in a table. */
export function comparePage({ site, options }: { site: Site; options: Options }): string {
  return document({
    site,
    title: 'Compare what you can register',
    description:
      'All kinds of registration in Ghana side by side: members, directors, liability, cost, yearly duty and office.',
    isBroad: true,
    children: (
      <>
        <h1>Compare what you can register</h1>
        <p class="lead">
          Not sure which is yours? <a href={`${site.base}/#entity`}>Find out what to register</a>. Fees change: confirm
          them with the office before you pay. Facts as of {dateText(options.as_of)}.
        </p>
        <p class="actions no-print">
          <button type="button" class="secondary needs-script" data-print>
            Print this table
          </button>
        </p>
        <div class="frame" role="region" aria-labelledby="table-title" tabIndex={0}>
          <table>
            <caption class="unseen" id="table-title">
              All {options.entities.length} kinds of registration
            </caption>
            <thead>
              <tr>
                {HEADINGS.map((heading) => (
                  <th scope="col">{heading}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {options.entities.map((entity) => (
                <Row entity={entity} base={site.base} />
              ))}
            </tbody>
          </table>
        </div>
      </>
    ),
  });
}

const Row = ({ entity, base }: { entity: Option; base: string }) => (
  <tr>
    <th scope="row">
      <a href={`${base}/start/${entity.id}`}>{entity.name}</a>
    </th>
    <td class="short">{membersText(entity.members)}</td>
    <td>{entity.directors ?? NOT_GIVEN}</td>
    <td>
      <Rich text={entity.liability} />
    </td>
    <td class="short">{entity.name_ending ?? NOT_GIVEN}</td>
    <td>
      <Costs fees={firstFees(entity)} />
    </td>
    <td>
      <Costs fees={yearlyFees(entity)} />
    </td>
    <td>
      <Rich text={entity.annual_duty} />
    </td>
    <td>{entity.registered_with}</td>
  </tr>
);

const Costs = ({ fees }: { fees: Option['fees'] }) =>
  fees.length === 0 ? (
    <>Ask the office</>
  ) : (
    <>
      {fees.map(({ item, amount, currency, as_of, undated }) => (
        <div>
          {moneyText(amount, currency)}{' '}
          <small>{`${item}, ${undated === true ? 'read on ' : ''}${dateText(as_of)}`}</small>
        </div>
      ))}
    </>
  );
