import type { Recommendation } from './answers.ts';
import type { Say } from './messages/say.ts';
import { Office } from './office.tsx';
import { Fees, Statements, type Level } from './parts.tsx';
import { withQuery } from './plan.ts';

/** So many sentences on what is allowed instead are read at once. */
export const FIRST_ALLOWED = 3;

/** Where the matter belongs, or, where a trade is reserved, the lawful way on. */
export const Elsewhere = ({
  say,
  elsewhere: { tool, entity_type = '', registration_date = '', office, where, offices, says, fees = [] },
  need,
  renewalPath,
  level: Heading = 'h3',
  first = says.length,
  costs = say('What it costs'),
}: {
  say: Say;
  /** The page that answers for the renewal tool; absent where an assistant calls it. */
  renewalPath?: string;
  elsewhere: NonNullable<Recommendation['elsewhere']>;
  need: Recommendation['need'];
  level?: Level;
  /** How many sentences are read at once; the others are folded. */
  first?: number;
  /** The heading of the fees. */
  costs?: string;
}) => (
  <>
    <Heading>{need === 'not_permitted' ? say('What is allowed instead') : say('What to do')}</Heading>
    {office === undefined ? null : (
      <p>
        <Office say={say} office={office} where={where} offices={offices} />
      </p>
    )}
    {tool === undefined || renewalPath === undefined ? null : (
      <p>
        <a href={withQuery(renewalPath, { entity_type, registration_date })}>{say('See what is due')}</a>
      </p>
    )}
    <Statements say={say} statements={says.slice(0, first)} />
    {says.length <= first ? null : (
      <details>
        <summary>{say('More to know ({count})', { count: says.length - first })}</summary>
        <Statements say={say} statements={says.slice(first)} />
      </details>
    )}
    {fees.length === 0 ? null : (
      <>
        <Heading>{costs}</Heading>
        <Fees say={say} fees={fees} />
      </>
    )}
  </>
);
