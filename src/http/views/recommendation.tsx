import { Rich, Typed } from '../pages/parts.tsx';
import { Cautions, FINDER_LABELS, HEADLINES, fitText, type Recommendation } from '../pages/finder-result.tsx';
import { entityNames, fields } from './built.ts';
import { entered } from './entered.ts';
import { startView, type AnswerProps } from './frame.tsx';
import { withLists } from './record.ts';

const LISTS = ['next_questions', 'understood', 'alternatives', 'cautions'] as const;

/** The record on the wire, where the address to start at has another name. */
type OnWire = Omit<Recommendation, 'start_url'> & { readonly svc_url?: string };

/** The recommendation; a press on an answer to one of its questions asks again. */
function RecommendationView({ answer, given, ask }: AnswerProps<OnWire>) {
  const { recommended_entity, need, reason, confidence, next_questions, svc_url } = answer;
  const { alternatives, cautions, notices = [] } = answer;
  // A service of an older version names no field: such a question is for the conversation.
  const asked = next_questions.flatMap(({ question, field, options = [] }) =>
    field === undefined ? [] : [{ question, field, options }],
  );
  return (
    <>
      <p class="eyebrow">{need === 'register' ? fitText(confidence) : HEADLINES[need]}</p>
      <h2>{entityNames.get(recommended_entity) ?? HEADLINES[need]}</h2>
      <p>
        <Typed text={reason} />
      </p>
      {svc_url === undefined || recommended_entity === 'none' ? null : (
        <p>
          <a class="button" href={svc_url}>
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
                answer={(value, words) => ask({ ...given, [field]: value }, `${question} ${words}`)}
              />
            );
          })}
        </section>
      )}
      <Cautions cautions={cautions} />
      {alternatives.length === 0 ? null : (
        <section>
          <h3>It could also be</h3>
          <ul class="matches">
            {alternatives.map((other) => (
              <li>
                <strong>{entityNames.get(other.entity) ?? other.entity}</strong>
                <span>
                  <Typed text={other.reason} />
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
    </>
  );
}

interface QuestionProps {
  readonly question: string;
  readonly field: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
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

function NumberQuestion({ question, field, answer }: QuestionProps) {
  return (
    <form
      class="question ask"
      onSubmit={(event) => {
        const [number = ''] = entered(event, field);
        if (number !== '') answer(Number(number), number);
      }}
    >
      <label for={`ask-${field}`}>{question}</label>
      <input
        id={`ask-${field}`}
        name={field}
        type="number"
        inputMode="numeric"
        required
        min={fields[field]?.minimum}
        max={fields[field]?.maximum}
      />
      <button type="submit">Answer</button>
    </form>
  );
}

/** The value that a person gives if they do not know; it stands alone. */
const UNSURE = 'unsure';

function ListQuestion({ question, field, options, answer }: QuestionProps) {
  const answerWith = (chosen: typeof options) =>
    answer(
      chosen.map(({ value }) => value),
      chosen.map(({ label }) => label).join('; '),
    );
  const unsure = options.filter(({ value }) => value === UNSURE);
  return (
    <form
      class="question"
      onSubmit={(event) => {
        const values = entered(event, field);
        answerWith(values.length === 0 ? unsure : options.filter(({ value }) => values.includes(value)));
      }}
    >
      <fieldset>
        <legend>{question}</legend>
        {options.map(({ value, label }) =>
          value === UNSURE ? null : (
            <label class="choice">
              <input type="checkbox" name={field} value={value} />
              {label}
            </label>
          ),
        )}
      </fieldset>
      <p class="actions">
        <button type="submit">Answer</button>
        {unsure.map(({ label }) => (
          <button type="button" onClick={() => answerWith(unsure)}>
            {label}
          </button>
        ))}
      </p>
    </form>
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
