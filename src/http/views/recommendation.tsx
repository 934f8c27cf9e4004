import { Rich, Typed } from '../pages/parts.tsx';
import { Cautions, FINDER_LABELS, HEADLINES, Sureness, type Recommendation } from '../pages/finder-result.tsx';
import { entityNames, fields } from './built.ts';
import { startView, type AnswerProps } from './frame.tsx';
import { withLists } from './record.ts';

const LISTS = ['next_questions', 'understood', 'alternatives', 'cautions'] as const;

/** The record on the wire, where the address to start at has another name. */
type OnWire = Omit<Recommendation, 'start_url'> & { readonly svc_url?: string };

/** The recommendation; a press on an answer to one of its questions asks again. */
function RecommendationView({ answer, given, ask }: AnswerProps<OnWire>) {
  const { recommended_entity, need, reason, confidence, next_questions, svc_url, alternatives, cautions, notices } = answer;
  return (
    <>
      <p class="eyebrow">{need === 'register' ? 'Suggested entity type' : HEADLINES[need]}</p>
      <h2>{entityNames.get(recommended_entity) ?? HEADLINES[need]}</h2>
      <p>
        <Typed text={reason} />
      </p>
      <Sureness confidence={confidence} />
      {next_questions.map((question) => (
        <Question key={question.question} {...question} given={given} ask={ask} />
      ))}
      {svc_url === undefined || recommended_entity === 'none' ? null : (
        <p>
          <a role="button" href={svc_url}>
            See what to prepare
          </a>
        </p>
      )}
      <Cautions cautions={cautions} />
      {alternatives.length === 0 ? null : (
        <>
          <h3>It could also be</h3>
          <ul class="matches">
            {alternatives.map((other) => (
              <li>
                <strong>{entityNames.get(other.entity) ?? other.entity}</strong>
                <span class="why">
                  <Typed text={other.reason} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {(notices ?? []).map((notice) => (
        <p class="aside">
          <Rich text={notice} />
        </p>
      ))}
    </>
  );
}

/** The value that a person gives if they do not know. */
const UNSURE = 'unsure';

/** One question: a button for each answer, boxes where several answers may hold, or a number. */
function Question({
  question,
  field,
  options = [],
  given,
  ask,
}: Recommendation['next_questions'][number] & Pick<AnswerProps<OnWire>, 'given' | 'ask'>) {
  // A service of an older version names no field: the conversation is the place to answer.
  const answer = (value: unknown, words: string) => {
    if (field === undefined) return;
    ask({ ...given, [field]: value }, `${question} ${words}`);
  };
  const kind = fields[field ?? ''];
  if (field === undefined) return <p>{question}</p>;
  if (options.length === 0)
    return (
      <form
        class="again"
        onSubmit={(event) => {
          event.preventDefault();
          const text = String(new FormData(event.currentTarget).get(field));
          if (text !== '') answer(Number(text), text);
        }}
      >
        <label for={`ask-${field}`}>{question}</label>
        <input id={`ask-${field}`} name={field} type="number" inputMode="numeric" required min={kind?.minimum} max={kind?.maximum} />
        <button type="submit">Answer</button>
      </form>
    );
  if (kind?.type !== 'array')
    return (
      <div class="question" role="group" aria-label={question}>
        <p>{question}</p>
        {options.map(({ value, label }) => (
          <button type="button" onClick={() => answer(value, label)}>
            {label}
          </button>
        ))}
      </div>
    );
  const unsure = options.find(({ value }) => value === UNSURE);
  return (
    <form
      class="question"
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget).getAll(field);
        const chosen = options.filter(({ value }) => values.includes(value));
        if (chosen.length > 0) answer(chosen.map(({ value }) => value), chosen.map(({ label }) => label).join('; '));
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
      <button type="submit">Answer</button>
      {unsure === undefined ? null : (
        <button type="button" onClick={() => answer([UNSURE], unsure.label)}>
          {unsure.label}
        </button>
      )}
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
