import type { Recommendation } from '../pages/answers.ts';
import { asksFirst } from '../../guidance/law/needs.ts';
import { moneyText } from '../pages/format.ts';
import { ENGLISH } from '../pages/messages/say.ts';
import { Fees, Rich, Sources, Statements } from '../pages/parts.tsx';
import { Cautions, Conditions, Reason, reasoned } from '../pages/cautions.tsx';
import { Elsewhere } from '../pages/elsewhere.tsx';
import { titleOf } from '../pages/fit.ts';
import { NameFound } from '../pages/name-result.tsx';
import { FINDER_LABELS } from '../pages/plan.ts';
import { Asking } from './asking.tsx';
import { entityNames, fields } from './built.ts';
import { Folded } from './folded.tsx';
import { startView, type AnswerProps } from './frame.tsx';
import { withLists } from './record.ts';

const LISTS = ['next_questions', 'understood', 'alternatives', 'cautions'] as const;

/** The record on the wire, where the address to start at has another name. */
type OnWire = Omit<Recommendation, 'start_url'> & { readonly svc_url?: string };

/** The recommendation; a press on an answer to one of its questions asks again. */
function RecommendationView({ answer, given, ask }: AnswerProps<OnWire>) {
  const { recommended_entity, need, next_questions, understood, svc_url } = answer;
  const { alternatives, requires, elsewhere, name_check, sources = [], notices = [] } = answer;
  const { reason, behind, limits, cautions, rules } = reasoned(answer);
  const title = titleOf(answer, ENGLISH);
  const name = entityNames.get(recommended_entity);
  // A service of an older version names no field: such a question is for the conversation.
  const asked = next_questions.flatMap(({ question, field, options = [] }) =>
    field === undefined ? [] : [{ question, field, options }],
  );
  return (
    <>
      {name === undefined ? null : <p class="eyebrow">{title}</p>}
      <h2>{name ?? title}</h2>
      <Conditions say={ENGLISH} limits={limits} />
      <Reason say={ENGLISH} reason={reason} behind={behind} />
      {elsewhere === undefined ? null : <Elsewhere say={ENGLISH} elsewhere={elsewhere} need={need} />}
      <Cautions say={ENGLISH} cautions={rules} heading="What is not allowed" />
      <NameFound say={ENGLISH} found={name_check} />
      {svc_url === undefined || recommended_entity === 'none' ? null : (
        <p>
          <a {...(asksFirst(answer) ? {} : { class: 'button' })} href={svc_url}>
            How to register it
          </a>
        </p>
      )}
      {asked.length === 0 ? null : (
        <section>
          <h3>What could change this</h3>
          {asked.map(({ question, field, options }) => {
            const Kind = KINDS[kindOf(field, options.length)];
            return (
              <Kind
                key={field}
                question={question}
                field={field}
                options={options}
                read={understood.find((fact) => fact.field === field)?.value}
                answer={(value, words) => ask({ ...given, [field]: value }, `${question} ${words}`)}
              />
            );
          })}
        </section>
      )}
      <Cautions say={ENGLISH} cautions={cautions} heading="Look out for" />
      {alternatives.length === 0 ? null : (
        <section>
          <h3>It could also be</h3>
          <ul class="matches">
            {alternatives.map((other) => (
              <li>
                <strong>{entityNames.get(other.entity) ?? other.entity}</strong>
                <span>
                  <Rich text={`${other.reason} ${other.asks ?? ''}`.trim()} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {notices.map((notice) => (
        <p class="aside">
          <Rich text={notice} />
        </p>
      ))}
      {requires === undefined ? null : <Requires requires={requires} />}
      {sources.length === 0 ? null : (
        <Folded title="Sources">
          <Sources say={ENGLISH} sources={sources} />
        </Folded>
      )}
    </>
  );
}

/** What registering it takes, folded. */
const Requires = ({ requires }: { requires: NonNullable<Recommendation['requires']> }) => {
  const { requirements, steps, practice, fees, estimate, side_costs = [], every_year, once_registered = [] } = requires;
  return (
    <>
      <Folded title="What you need">
        <Statements say={ENGLISH} statements={requirements} />
      </Folded>
      <Folded title="How it goes">
        <Statements say={ENGLISH} statements={[...steps, ...practice]} />
      </Folded>
      <Folded
        title={
          estimate === undefined
            ? 'What it costs'
            : `What it costs: about ${moneyText(estimate.amount, estimate.currency)}`
        }
      >
        <Fees say={ENGLISH} fees={fees} />
        <Statements say={ENGLISH} statements={side_costs} />
      </Folded>
      {every_year.length === 0 ? null : (
        <Folded title="Every year">
          <Statements say={ENGLISH} statements={every_year} />
        </Folded>
      )}
      {once_registered.length === 0 ? null : (
        <Folded title="Once registered">
          <Statements say={ENGLISH} statements={once_registered} />
        </Folded>
      )}
    </>
  );
};

interface QuestionProps {
  readonly question: string;
  readonly field: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What was read from the words but is not sure. */
  readonly read: string | undefined;
  /** Takes the answer, and what it says in words. */
  readonly answer: (value: unknown, words: string) => void;
}

const KINDS = { number: NumberQuestion, list: ListQuestion, choice: ChoiceQuestion };

/** How a question is answered: with a number, with several answers at once, or with one press. */
const kindOf = (field: string, options: number): keyof typeof KINDS =>
  options === 0 ? 'number' : fields[field]?.type === 'array' ? 'list' : 'choice';

function ChoiceQuestion({ question, options, answer }: QuestionProps) {
  return (
    <div class="question" role="group" aria-label={question}>
      <p>{question}</p>
      <p class="actions">
        {options.map(({ value, label }) => (
          <button type="button" onClick={() => answer(value, label)}>
            {label}
          </button>
        ))}
      </p>
    </div>
  );
}

function NumberQuestion({ question, field, read, answer }: QuestionProps) {
  return (
    <Asking class="question line" button="Answer" take={([number = '']) => answer(Number(number), number)}>
      <label for={`ask-${field}`}>{question}</label>
      <input
        id={`ask-${field}`}
        type="number"
        inputMode="numeric"
        required
        min={fields[field]?.minimum}
        max={fields[field]?.maximum}
        defaultValue={read}
      />
    </Asking>
  );
}

/** The value that a person gives if they do not know; it stands alone. */
const UNSURE = 'unsure';

function ListQuestion({ question, options, answer }: QuestionProps) {
  const answerWith = (chosen: typeof options) =>
    answer(
      chosen.map(({ value }) => value),
      chosen.map(({ label }) => label).join('; '),
    );
  const unsure = options.filter(({ value }) => value === UNSURE);
  return (
    <Asking
      class="question"
      button="Answer"
      take={(values) => {
        if (values.length > 0) answerWith(options.filter(({ value }) => values.includes(value)));
      }}
      more={unsure.map(({ label }) => (
        <button type="button" onClick={() => answerWith(unsure)}>
          {label}
        </button>
      ))}
    >
      <fieldset>
        <legend>{question}</legend>
        {options.map(({ value, label }) =>
          value === UNSURE ? null : (
            <label class="choice">
              <input type="checkbox" value={value} />
              {label}
            </label>
          ),
        )}
      </fieldset>
    </Asking>
  );
}

startView<OnWire>({
  waiting: () => 'Looking for the entity type that fits …',
  read: (record) =>
    typeof record['recommended_entity'] === 'string' && typeof record['reason'] === 'string'
      ? withLists<OnWire>({ need: 'register', confidence: 0, ...record }, LISTS)
      : undefined,
  labels: FINDER_LABELS,
  Answer: RecommendationView,
});
