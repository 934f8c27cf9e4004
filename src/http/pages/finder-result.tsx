import type { Recommendation } from './answers.ts';
import { isAgeNotice } from '../../guidance/age-notices.ts';
import { WORDING } from '../../guidance/advice/wording.ts';
import { MATTERS } from '../../guidance/facts.ts';
import { asksFirst } from '../../guidance/law/needs.ts';
import type { Asked, Given } from './ask.ts';
import {
  Cautions,
  CautionsFolded,
  CautionsInShort,
  Conditions,
  Raised,
  Reason,
  ofPlan,
  reasoned,
} from './cautions.tsx';
import { COMPARE_PATH, comparePath } from './compare.tsx';
import { Elsewhere, FIRST_ALLOWED } from './elsewhere.tsx';
import { edgeOf, titleOf } from './fit.ts';
import { textsOf, type Option } from './entity.ts';
import { readable, troubleText } from './format.ts';
import type { PlainMessage, Say } from './messages/say.ts';
import { NameFound } from './name-result.tsx';
import { NAMES_PATH } from './names.tsx';
import { FINDER_LABELS, startPath } from './plan.ts';
import { English, Mistake, Rich, Told, Trouble, type Level } from './parts.tsx';
import { Questions, type FieldShapes } from './questions.tsx';
import { RENEWAL_PATH } from './renewal-form.tsx';
import { REPORT_PATH } from './report.tsx';
import { Understood, isRead } from './understood.tsx';

interface FinderResultProps {
  readonly say: Say;
  readonly outcome: Asked<Recommendation>;
  readonly given: Given;
  readonly entities: readonly Option[];
  readonly base: string;
  readonly shapes: FieldShapes;
  /** Whether it is a page of its own: then its headline is that of the page. */
  readonly isPage?: boolean;
  /** Notices to leave out: they say where links open, which does not matter on the page itself. */
  readonly silent?: readonly string[] | undefined;
}

/** What the sum of an office's fees leaves out. */
export const FEES_OF_OFFICE: PlainMessage =
  'Only what this office asks: a permit of your assembly or a licence costs extra. Where no price is told, none was found.';

/** The recommendation, with its reason, cautions, what could change it, and alternatives. */
export function FinderResult({
  say,
  outcome,
  given,
  entities,
  base,
  shapes,
  isPage = false,
  silent = [],
}: FinderResultProps) {
  if (!outcome.ok)
    return (
      <Trouble
        say={say}
        text={troubleText(outcome.failure, FINDER_LABELS)}
        said={say('There is no recommendation yet.')}
      />
    );
  const {
    recommended_entity,
    need,
    next_questions,
    understood,
    alternatives,
    elsewhere,
    requires,
    name_check,
    notices = [],
  } = outcome.value;
  const option = entities.find(({ id }) => id === recommended_entity);
  const name = option?.name;
  const title = titleOf(outcome.value, say, MATTERS);
  const { reason, behind, limits, cautions, rules } = reasoned(outcome.value);
  const { edge, sign } = edgeOf(outcome.value);
  const Headline = isPage ? 'h1' : 'h3';
  const level = isPage ? 'h2' : 'h3';
  const questions = (
    <Questions
      say={say}
      questions={next_questions}
      understood={understood}
      given={given}
      base={base}
      shapes={shapes}
      level={level}
    />
  );
  // What the answer names can be compared.
  const types = [recommended_entity, ...alternatives.map(({ entity }) => entity)].filter((one) => one !== 'none');
  const isClosing = understood.some(({ field, value }) => field === 'matter' && value === 'close');
  // Who says not what changes reads the question before all that may change.
  const isAskedWhat = next_questions.some(({ field }) => field === 'topics');
  return (
    <div class={`result ${edge}`} data-said={name === undefined ? `${title}.` : `${title}: ${say.known(name)}.`}>
      {name === undefined ? null : <p class="eyebrow">{title}</p>}
      <Headline class="verdict">
        {sign === undefined ? null : (
          <span class="sign" aria-hidden="true">
            {sign}
          </span>
        )}
        {name === undefined ? title : <Told say={say} text={name} />}
      </Headline>
      <Conditions say={say} limits={limits} />
      <Reason say={say} reason={reason} behind={behind} />
      {isAskedWhat ? questions : null}
      {elsewhere === undefined ? null : (
        <Elsewhere
          say={say}
          elsewhere={elsewhere}
          need={need}
          renewalPath={base + RENEWAL_PATH}
          level={level}
          costs={say(isClosing ? 'What an unpaid year costs' : 'What it costs')}
          {...(isAskedWhat ? { first: 0 } : need === 'not_permitted' ? { first: FIRST_ALLOWED } : {})}
        />
      )}
      <Cautions say={say} cautions={rules} heading={say('What is not allowed')} level={level} />
      {/* Where nothing is registered they are the answer itself: the licences that were asked about. */}
      {need === 'elsewhere' ? (
        <Cautions say={say} cautions={cautions} heading={say('Look out for')} level={level} />
      ) : null}
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
          {textsOf(requires.practice).map((text) => (
            <p {...say.english}>
              <Rich text={text} />
            </p>
          ))}
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
          <a
            {...(asksFirst(outcome.value) ? {} : { class: 'button' })}
            href={startPath(base, recommended_entity, given)}
          >
            {say('How to register it')}
          </a>
        </p>
      )}
      {need === 'elsewhere' ? null : <Raised say={say} cautions={cautions} />}
      <Notices
        say={say}
        notices={notices.filter((notice) => !isAgeNotice(notice) && !silent.includes(notice))}
        base={base}
        types={types}
      />
      {isAskedWhat ? null : questions}
      {understood.some(isRead) ? (
        <details>
          <summary>{say('What we understood: correct it here')}</summary>
          <Understood say={say} understood={understood} given={given} base={base} />
        </details>
      ) : null}
      {need === 'elsewhere' ? null : need === 'not_permitted' ? (
        <CautionsFolded say={say} cautions={ofPlan(cautions)} />
      ) : (
        <CautionsInShort say={say} cautions={ofPlan(cautions)} heading={say('Look out for')} level={level} />
      )}
      <Alternatives say={say} alternatives={alternatives} entities={entities} given={given} base={base} level={level} />
      <Mistake say={say} base={base} />
    </div>
  );
}

/** So many types are compared side by side. */
const MOST_COMPARED = 3;

/** Where a person finds what a notice speaks of that names a tool to assistants. */
const PAGES: ReadonlyMap<string, { readonly path: string; readonly title: PlainMessage }> = new Map([
  [WORDING.checkName.text, { path: NAMES_PATH, title: 'Check several names at once' }],
  [WORDING.reportWrong.text, { path: REPORT_PATH, title: 'Report a mistake' }],
]);

/** What an answer notes besides: what contradicts itself, what fits nearly as well. How old something is stands beside it on a page. */
const Notices = ({
  say,
  notices,
  base,
  types,
}: {
  say: Say;
  notices: readonly string[];
  base: string;
  /** What the answer names: it is compared. */
  types: readonly string[];
}) =>
  notices.length === 0 ? null : (
    <ul class="notes">
      {notices.map((notice) => {
        const page = PAGES.get(notice);
        if (notice === WORDING.compareTypes.text)
          return (
            <li>
              <a href={types.length < 2 ? base + COMPARE_PATH : comparePath(base, types.slice(0, MOST_COMPARED))}>
                {say('Compare what you can register')}
              </a>
            </li>
          );
        return page === undefined ? (
          <li {...say.english}>
            <Rich text={notice} />
          </li>
        ) : (
          <li>
            <a href={base + page.path}>{say(page.title)}</a>
          </li>
        );
      })}
    </ul>
  );

/** The types that it could be instead, with when each is the better one. */
export const Alternatives = ({
  say,
  alternatives,
  entities,
  given,
  base,
  level: Heading = 'h3',
}: Pick<FinderResultProps, 'say' | 'entities' | 'given' | 'base'> & {
  alternatives: Recommendation['alternatives'];
  level?: Level;
}) =>
  alternatives.length === 0 ? null : (
    <>
      <Heading>{say('It could also be')}</Heading>
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
