import type { Recommendation } from './answers.ts';
import { firstSentence } from '../../text/sentences.ts';
import type { Given } from './ask.ts';
import { comparePath } from './compare.tsx';
import type { Option } from './entity.ts';
import { readable } from './format.ts';
import type { Say } from './messages/say.ts';
import { English, Typed } from './parts.tsx';
import { startPath } from './plan.ts';

/** What was recommended for the words of the link, and why this type fits them less. Whoever made the link may know more, so it asks. */
export const OtherType = ({
  say,
  other,
  entity,
  entityNames,
  base,
  carried,
}: {
  say: Say;
  entity: Option;
  other: Recommendation;
  entityNames: ReadonlyMap<string, string>;
  base: string;
  carried: Given;
}) => {
  const name = entityNames.get(other.recommended_entity);
  /** When the type of this page is the better one. */
  const own = other.alternatives.find((one) => one.entity === entity.id);
  const asked = <English say={say}>{entity.name}</English>;
  return (
    <div class="note" role="note" aria-label={say('Is this the right one?')}>
      <p>
        {name === undefined
          ? say.with(
              'You opened this page for: {entity}. The words that came with it sound like something that is not registered here.',
              { entity: asked },
            )
          : say.with('You opened this page for: {entity}. For the words that came with it we suggest: {other}.', {
              entity: asked,
              other: (
                <a href={startPath(base, other.recommended_entity, carried)} {...say.english}>
                  {name}
                </a>
              ),
            })}
      </p>
      {/* The deciding facts. */}
      <p {...say.english}>
        <Typed text={firstSentence(other.reason)} />
      </p>
      {own === undefined ? null : (
        <p>
          <English say={say}>
            <strong>{entity.name}</strong>: {readable(own.reason)}
          </English>
        </p>
      )}
      <p class="no-print">
        {say.with('Do these words leave something out? Then {more}.', {
          more: <a href="#plan">{say('tell us more')}</a>,
        })}
      </p>
      {name === undefined ? null : (
        <p class="no-print">
          <a href={comparePath(base, [entity.id, other.recommended_entity])}>{say('Compare the two')}</a>
        </p>
      )}
    </div>
  );
};
