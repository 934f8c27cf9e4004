import type { Recommendation } from './answers.ts';
import type { Given } from './ask.ts';
import { Choices, Field, Group } from './fields.tsx';
import { echo } from './format.ts';
import type { Say } from './messages/say.ts';
import { Told, type Level } from './parts.tsx';
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
  readonly level?: Level;
}

export interface QuestionProps {
  readonly say: Say;
  readonly shapes: FieldShapes;
  readonly question: string;
  readonly field: string;
  /** Empty for a number. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What was read from the words; a list with commas. */
  readonly read?: string | undefined;
}

/** A question with its answers, bound to the field that it is about. */
export const Question = ({ say, shapes, question, field, options, read }: QuestionProps) => {
  const asked = { say, id: `ask-${field}`, label: <Told say={say} text={question} /> };
  return options.length === 0 ? (
    <Field {...asked}>
      {(tied) => (
        <input
          class="short"
          name={field}
          type="number"
          inputMode="numeric"
          min={shapes.least.get(field)}
          value={read}
          {...tied}
        />
      )}
    </Field>
  ) : (
    <Group {...asked}>
      <Choices
        id={`ask-${field}`}
        name={field}
        many={shapes.many.has(field)}
        options={options.map(({ value, label }) => ({ value, label: <Told say={say} text={label} /> }))}
        {...(read === undefined ? {} : { value: read.split(',') })}
      />
    </Group>
  );
};

/** Everything that was given before, but what is asked now. */
export const Kept = ({ given, shapes, but }: { given: Given; shapes: FieldShapes; but: ReadonlySet<string> }) => (
  <>
    {shapes.names
      .filter((field) => !but.has(field))
      .flatMap((field) =>
        [given[field] ?? []].flat().map((value) => <input type="hidden" name={field} value={echo(value)} />),
      )}
  </>
);

/** The attributes of a form whose answer the script shows in its place on the home page; a page of its own is opened anew. */
export const answeredInPlace = (base: string) => ({
  'data-part': `${base}${ENTITY_PART}`,
  'data-into': 'entity-result',
});

/** The open questions as one form: each answer goes into the field that it is about, beside everything given before. */
export function Questions({ say, questions, understood, given, base, shapes, level: Heading = 'h3' }: QuestionsProps) {
  // A service of an older version names no field: such a question cannot be answered here.
  const open = questions.flatMap(({ question, field, options = [] }) =>
    field === undefined ? [] : [{ question, field, options }],
  );
  if (open.length === 0) return null;
  // Topics add up; another answer takes the place of what was given.
  const replaced = new Set(open.map(({ field }) => field).filter((field) => field !== 'topics'));
  /** A number that was read from the words but is not sure: the person only has to confirm it. */
  const readOf = (wanted: string): string | undefined => understood.find(({ field }) => field === wanted)?.value;
  return (
    <form
      class="questions no-print"
      action={`${base}/#answer`}
      method="get"
      {...(Heading === 'h2' ? {} : answeredInPlace(base))}
      autocomplete="off"
    >
      <Heading>{say('What could change this')}</Heading>
      <Kept given={given} shapes={shapes} but={replaced} />
      {open.map((one) => (
        <Question
          say={say}
          shapes={shapes}
          {...one}
          {...(one.options.length === 0 ? { read: readOf(one.field) } : {})}
        />
      ))}
      <button type="submit" class="secondary">
        {say('Use these answers')}
      </button>
    </form>
  );
}
