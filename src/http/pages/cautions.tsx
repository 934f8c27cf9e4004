import type { Recommendation } from './finder-result.tsx';
import type { Say } from './messages/say.ts';
import { Ask } from './name-result.tsx';
import { English, Rich, SourceName, Typed } from './parts.tsx';

type Caution = Recommendation['cautions'][number];

/** The cautions, apart from those that the reason says already and whose sources stand behind it. */
export function reasoned({ reason, cautions }: Pick<Recommendation, 'reason' | 'cautions'>): {
  behind: readonly Caution[];
  cautions: readonly Caution[];
} {
  const isSaid = ({ message }: Caution): boolean => reason.includes(message);
  return { behind: cautions.filter(isSaid), cautions: cautions.filter((one) => !isSaid(one)) };
}

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

export const Cautions = ({
  say,
  cautions,
  heading = true,
}: {
  say: Say;
  cautions: readonly Caution[];
  heading?: boolean;
}) =>
  cautions.length === 0 ? null : (
    <>
      {heading ? <h3>{say('Look out for')}</h3> : null}
      <ul class="matches">
        {cautions.map(({ message, authority, source }) => (
          <li>
            <span>
              <English say={say}>
                <Rich text={message} />
              </English>
              <Ask say={say} authority={authority} beside={message} />
            </span>
            <small>
              <SourceName say={say} source={source} />
            </small>
          </li>
        ))}
      </ul>
    </>
  );
