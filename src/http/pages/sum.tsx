import type { Renewal } from './answers.ts';
import { readable, moneyText } from './format.ts';
import type { Say } from './messages/say.ts';
import { English, Rich } from './parts.tsx';

type Estimate = NonNullable<Renewal['estimate']>;

interface SumProps {
  readonly say: Say;
  readonly estimate: Estimate;
  readonly before?: string;
}

/** What a sum is made of: as a table with its total where it has several parts, and the rest folded beneath it. */
export const Sum = (props: SumProps) =>
  (props.estimate.terms ?? []).length < 2 ? (
    <Arithmetic {...props} />
  ) : (
    <>
      <Terms {...props} />
      <details>
        <summary class="no-print">{props.say('How we counted, and what the law allows besides')}</summary>
        <Arithmetic {...props} />
      </details>
    </>
  );

/** What the law sets, then the arithmetic with the dates of its fees. */
const Arithmetic = ({ say, estimate, before = '' }: SumProps) => (
  <>
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

function Terms({ say, estimate: { amount, currency, terms = [] } }: SumProps) {
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
