import type { Recommendation } from './answers.ts';
import type { Given } from './ask.ts';
import { Choices, Field, Group } from './fields.tsx';
import { echo } from './format.ts';
import type { Say } from './messages/say.ts';
import { Told } from './parts.tsx';
import { ENTITY_PART } from './plan.ts';

/** What the form of the questions needs to know of the tool's fields. */
export interface FieldShapes {
  readonly names: readonly string[];
  /** The fields that take several values. */
  readonly many: ReadonlySet<string>;
  /** The smallest values of the numbers. */
  readonly least: ReadonlyMap<string, number>;
}

interface QuestionsProps {
  readonly say: Say;
  readonly given: Given;
  readonly base: string;
  readonly shapes: FieldShapes;
  readonly questions: Recommendation['next_questions'];
  readonly understood: Recommendation['understood'];
}

/** The open questions as one form: each answer goes into the field that it is about, beside everything given before. */
export function Questions({ say, questions, understood, given, base, shapes }: QuestionsProps) {
  // A service of an older version names no field: such a question cannot be answered here.
  const open = questions.flatMap(({ question, field, options = [] }) =>
    field === undefined ? [] : [{ question, field, options }],
  );
  if (open.length === 0) return null;
  const asked = new Set(open.map(({ field }) => field));
  /** A number that was read from the words but is not sure: the person only has to confirm it. */
  const readOf = (wanted: string): string | undefined => understood.find(({ field }) => field === wanted)?.value;
  return (
    <form
      class="questions no-print"
      action={`${base}/#answer`}
      method="get"
      data-part={`${base}${ENTITY_PART}`}
      data-into="entity-result"
      autocomplete="off"
    >
      <h3>{say('What could change this')}</h3>
      {shapes.names
        .filter((field) => !asked.has(field))
        .flatMap((field) =>
          [given[field] ?? []].flat().map((value) => <input type="hidden" name={field} value={echo(value)} />),
        )}
      {open.map(({ question, field, options }) =>
        options.length === 0 ? (
          <Field say={say} id={`ask-${field}`} label={<Told say={say} text={question} />}>
            {(tied) => (
              <input
                class="short"
                name={field}
                type="number"
                inputMode="numeric"
                min={shapes.least.get(field)}
                value={readOf(field)}
                {...tied}
              />
            )}
          </Field>
        ) : (
          <Group say={say} id={`ask-${field}`} label={<Told say={say} text={question} />}>
            <Choices
              id={`ask-${field}`}
              name={field}
              many={shapes.many.has(field)}
              options={options.map(({ value, label }) => ({ value, label: <Told say={say} text={label} /> }))}
            />
          </Group>
        ),
      )}
      <button type="submit" class="secondary">
        {say('Use these answers')}
      </button>
    </form>
  );
}
