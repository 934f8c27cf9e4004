import type { Recommendation } from './answers.ts';
import { isLimited } from '../../guidance/law/needs.ts';
import type { Say } from './messages/say.ts';
import { Ask } from './name-result.tsx';
import { English, Rich, SourceName, Typed } from './parts.tsx';

export type Caution = Recommendation['cautions'][number];

/** A recommendation's reason and cautions, each in its place on the page. */
interface Reasoned {
  readonly reason: string;
  /** The cautions that the reason says: their sources stand behind it. */
  readonly behind: readonly Caution[];
  /** What the plan depends on: it is told at the head. */
  readonly limits: readonly Caution[];
  readonly cautions: readonly Caution[];
  /** The rule that forbids the plan: it comes after what is allowed. */
  readonly rules: readonly Caution[];
}

export function reasoned(answer: Pick<Recommendation, 'need' | 'reason' | 'cautions'>): Reasoned {
  const { need, reason, cautions } = answer;
  const said = cautions.filter(({ message }) => reason.includes(message));
  const limits = isLimited(answer) ? cautions.filter((one) => one.limits === true && !said.includes(one)) : [];
  const rest = cautions.filter((one) => !said.includes(one) && !limits.includes(one));
  if (need !== 'not_permitted') return { reason, behind: said, limits, cautions: rest, rules: [] };
  const why = said.reduce((text, { message }) => text.replace(message, ''), reason).trim();
  return { reason: why, behind: [], limits, cautions: rest, rules: said };
}

/** What the plan depends on, set apart by a sign as well as by colour. */
export const Conditions = ({ say, limits }: { say: Say; limits: readonly Caution[] }) =>
  limits.length === 0 ? null : (
    <div class="warning" role="note" aria-label={say('Only if you meet this')}>
      <p>
        <strong>{say('Only if you meet this')}</strong>
      </p>
      <Cautions say={say} cautions={limits} />
    </div>
  );

/** Why, with the sources of the rules that it tells. */
export const Reason = ({ say, reason, behind }: { say: Say; reason: string; behind: readonly Caution[] }) => (
  <>
    <p {...say.english}>
      <Typed text={reason} />
    </p>
    {behind.map(({ source }) => (
      <p>
        <small>
          <SourceName say={say} source={source} />
        </small>
      </p>
    ))}
  </>
);

/** What a caution says, and whom to ask. */
export const CautionText = ({
  say,
  caution: { message, waits, authority },
  isAskedBefore = false,
}: {
  say: Say;
  caution: Omit<Caution, 'source'>;
  /** The one before it says whom to ask already. */
  isAskedBefore?: boolean;
}) => (
  <span>
    <English say={say}>
      <Rich text={waits === undefined ? message : `${message} ${waits}`} />
    </English>
    {isAskedBefore ? null : <Ask say={say} authority={authority} beside={message} />}
  </span>
);

export const Cautions = ({ say, cautions, heading }: { say: Say; cautions: readonly Caution[]; heading?: string }) =>
  cautions.length === 0 ? null : (
    <>
      {heading === undefined ? null : <h3>{heading}</h3>}
      <ul class="matches">
        {cautions.map((caution, at) => (
          <li>
            <CautionText
              say={say}
              caution={caution}
              isAskedBefore={caution.authority === cautions[at - 1]?.authority}
            />
            <small>
              <SourceName say={say} source={caution.source} />
            </small>
          </li>
        ))}
      </ul>
    </>
  );
