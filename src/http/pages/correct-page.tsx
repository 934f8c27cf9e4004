import type { Recommendation } from './answers.ts';
import { ASKINGS } from '../../guidance/advice/asking.ts';
import { UNSURE } from '../../guidance/advice/case.ts';
import { WORDING } from '../../guidance/advice/wording.ts';
import { textOf, type Given } from './ask.ts';
import { CORRECTED } from './correct.ts';
import { ANSWER } from './fields.tsx';
import { FINDER_SHAPES } from './finder.tsx';
import { document, type Site } from './layout.tsx';
import { Typed } from './parts.tsx';
import { queryOf } from './plan.ts';
import { Kept, Question, type FieldShapes, type QuestionProps } from './questions.tsx';
import { VALUES } from './understood.tsx';

interface CorrectProps {
  readonly site: Site;
  /** The fact to correct: one that the finder has a question about. */
  readonly field: string;
  readonly given: Given;
  readonly understood: Recommendation['understood'];
}

/** The finder's question about one fact, with what was understood as its answer; the form opens the answer to the corrected plan. */
export function correctPage({ site, field, given, understood }: CorrectProps): string {
  const { base, say } = site;
  const { ask, options } = ASKINGS.find((one) => one.field === field)!;
  const read = understood.find((one) => one.field === field)?.value;
  const words = textOf(given, 'purpose').trim();
  return document({
    site,
    title: say('Correct what we understood'),
    noindex: true,
    children: (
      <div id={ANSWER} tabIndex={-1}>
        <h1>{say('Correct what we understood')}</h1>
        {words === '' ? null : (
          <p class="lead">
            “<Typed text={words} />”
          </p>
        )}
        <form class="card" action={`${base}/#${ANSWER}`} method="get" autocomplete="off">
          <Kept given={given} shapes={FINDER_SHAPES} but={ASKED_WITH[field] ?? new Set([field])} />
          <Question
            say={say}
            shapes={SHAPES}
            question={WORDING[ask].text}
            field={field}
            options={optionsOf(field, options, read)}
            read={read}
          />
          {SHAPES.many.has(field) ? <input type="hidden" name={CORRECTED} value={field} /> : null}
          <button type="submit">{say('Use this answer')}</button>
        </form>
        <p class="apart">
          <a href={`${base}/?${queryOf(given).toString()}#${ANSWER}`}>{say('Back without a change')}</a>
        </p>
      </div>
    ),
  });
}

/** Of who owns it one answer is taken: beside the one that was misread, another would not count. */
const SHAPES: FieldShapes = {
  ...FINDER_SHAPES,
  many: new Set([...FINDER_SHAPES.many].filter((field) => field !== 'foreign')),
};

/** What a question takes the place of, where that is more than its own field. */
const ASKED_WITH: Readonly<Record<string, ReadonlySet<string>>> = { owners: new Set(['owners', 'team_size']) };

/** Every answer that the field takes, what was understood first, so that whatever was misread can be put right; none for a number. */
function optionsOf(field: string, asked: QuestionProps['options'], read = ''): QuestionProps['options'] {
  if (asked.length === 0) return asked;
  const all = Object.entries(VALUES[field] ?? {}).map(([value, label]) => ({ value, label }));
  const options = all.length === 0 ? asked : all;
  const understood = options.filter(({ value }) => read.split(',').includes(value));
  return [...understood, ...options.filter((one) => !understood.includes(one)), { value: UNSURE, label: 'Not sure' }];
}
