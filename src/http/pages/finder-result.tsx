import type { Recommendation } from './answers.ts';
import { asksFirst } from '../../guidance/law/needs.ts';
import type { Asked, Given } from './ask.ts';
import { Cautions, Conditions, Reason, reasoned } from './cautions.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { edgeOf, titleOf } from './fit.ts';
import { textsOf, type Option } from './entity.ts';
import { readable, troubleText } from './format.ts';
import type { PlainMessage, Say } from './messages/say.ts';
import { NameFound } from './name-result.tsx';
import { FINDER_LABELS, startPath } from './plan.ts';
import { English, Mistake, Told, Trouble } from './parts.tsx';
import { Questions, type FieldShapes } from './questions.tsx';
import { RENEWAL_PATH } from './renewal-form.tsx';

interface FinderResultProps {
  readonly say: Say;
  readonly outcome: Asked<Recommendation>;
  readonly given: Given;
  readonly entities: readonly Option[];
  readonly base: string;
  readonly shapes: FieldShapes;
}

/** What the sum of an office's fees leaves out. */
export const FEES_OF_OFFICE: PlainMessage =
  'Only what this office asks: a permit of your assembly or a licence costs extra.';

/** The recommendation, with its reason, cautions, what could change it, and alternatives. */
export function FinderResult({ say, outcome, given, entities, base, shapes }: FinderResultProps) {
  if (!outcome.ok)
    return (
      <Trouble
        say={say}
        text={troubleText(outcome.failure, FINDER_LABELS)}
        said={say('There is no recommendation yet.')}
      />
    );
  const { recommended_entity, need, next_questions, understood, alternatives, elsewhere, requires, name_check } =
    outcome.value;
  const option = entities.find(({ id }) => id === recommended_entity);
  const name = option?.name;
  const title = titleOf(outcome.value, say);
  const { reason, behind, limits, cautions, rules } = reasoned(outcome.value);
  const { edge, sign } = edgeOf(outcome.value);
  return (
    <div class={`result ${edge}`} data-said={name === undefined ? `${title}.` : `${title}: ${say.known(name)}.`}>
      {name === undefined ? null : <p class="eyebrow">{title}</p>}
      <h3 class="verdict">
        {sign === undefined ? null : (
          <span class="sign" aria-hidden="true">
            {sign}
          </span>
        )}
        {name === undefined ? title : <Told say={say} text={name} />}
      </h3>
      <Conditions say={say} limits={limits} />
      <Reason say={say} reason={reason} behind={behind} />
      {elsewhere === undefined ? null : (
        <Elsewhere say={say} elsewhere={elsewhere} need={need} renewalPath={base + RENEWAL_PATH} />
      )}
      <Cautions say={say} cautions={rules} heading={say('What is not allowed')} />
      {requires?.estimate === undefined || need !== 'register' || asksFirst(outcome.value) ? null : (
        <>
          <p>
            <strong>{say('What it costs to register')}</strong>:{' '}
            <English say={say}>{readable(requires.estimate.arithmetic)}</English>. {say(FEES_OF_OFFICE)}
          </p>
          {requires.time === undefined ? null : (
            <p>
              <strong>{say('How long it takes')}</strong>:{' '}
              <English say={say}>{textsOf(requires.time).join(' ')}</English>
            </p>
          )}
          {option?.directors === undefined ? null : (
            <p>
              <strong>{say('Who it must have')}</strong>: <English say={say}>{option.directors}</English>{' '}
              {say('What a secretary or an auditor asks is not in these fees.')}
            </p>
          )}
        </>
      )}
      <NameFound say={say} found={name_check} />
      {recommended_entity === 'none' ? null : (
        <p>
          <a class="button" href={startPath(base, recommended_entity, given)}>
            {say('How to register it')}
          </a>
        </p>
      )}
      <Questions
        say={say}
        questions={next_questions}
        understood={understood}
        given={given}
        base={base}
        shapes={shapes}
      />
      <Cautions say={say} cautions={cautions} heading={say('Look out for')} />
      <Alternatives say={say} alternatives={alternatives} entities={entities} given={given} base={base} />
      <Mistake say={say} base={base} />
    </div>
  );
}

/** The types that it could be instead, with when each is the better one. */
export const Alternatives = ({
  say,
  alternatives,
  entities,
  given,
  base,
}: Pick<FinderResultProps, 'say' | 'entities' | 'given' | 'base'> & {
  alternatives: Recommendation['alternatives'];
}) =>
  alternatives.length === 0 ? null : (
    <>
      <h3>{say('It could also be')}</h3>
      <ul class="matches">
        {alternatives.map(({ entity, reason, asks = '' }) => (
          <li {...say.english}>
            <strong>
              <a href={startPath(base, entity, given)}>{entities.find(({ id }) => id === entity)?.name ?? entity}</a>
            </strong>
            <span>{readable(`${reason} ${asks}`.trim())}</span>
          </li>
        ))}
      </ul>
    </>
  );
