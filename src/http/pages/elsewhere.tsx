import type { Recommendation } from './answers.ts';
import type { Say } from './messages/say.ts';
import { Office } from './office.tsx';
import { Fees, Statements } from './parts.tsx';

/** Where the matter belongs, or, where a trade is reserved, the lawful way on. */
export const Elsewhere = ({
  say,
  elsewhere: { tool, entity_type, office, where, offices, says, fees = [] },
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
    <h3>{need === 'not_permitted' ? say('What is allowed instead') : say('What to do')}</h3>
    {office === undefined ? null : (
      <p>
        <Office say={say} office={office} where={where} offices={offices} />
      </p>
    )}
    {tool === undefined || renewalPath === undefined ? null : (
      <p>
        <a href={entity_type === undefined ? renewalPath : `${renewalPath}?entity_type=${entity_type}`}>
          {say('See what is due')}
        </a>
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
