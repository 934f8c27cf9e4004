import type { Renewal } from './answers.ts';
import { readable, moneyText } from './format.ts';
import type { Say } from './messages/say.ts';
import { English, Rich } from './parts.tsx';

type Estimate = NonNullable<Renewal['estimate']>;

/** What a sum is made of, as a table with its total where it has several parts; what the law sets; then the arithmetic with the dates of its fees. */
export const Sum = ({ say, estimate, before = '' }: { say: Say; estimate: Estimate; before?: string }) => (
  <>
    <Terms say={say} estimate={estimate} />
    {estimate.by_law === undefined ? null : (
      <p {...say.english}>
        <Rich text={estimate.by_law} />
      </p>
    )}
    <p>
      {before}
      <English say={say}>{readable(estimate.arithmetic)}.</English>
    </p>
  </>
);

function Terms({ say, estimate: { amount, currency, terms = [] } }: { say: Say; estimate: Estimate }) {
  if (terms.length < 2) return null;
  return (
    <table class="sum">
      <tbody>
        {terms.map(({ item, fee, times, amount: part }) => (
          <tr>
            <th scope="row">
              <English say={say}>{item}</English>
              {times < 2 ? '' : `, ${times}\u00A0×\u00A0${moneyText(fee, currency)}`}
            </th>
            <td>{moneyText(part, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('Total')}</th>
          <td>{moneyText(amount, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
