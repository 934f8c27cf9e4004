import { submitBotFeedback } from '../../../tools/submit-bot-feedback.ts';
import { inputSchema } from '../../registry/json-schema.ts';
import { textOf, type AnswerOf, type Given } from './ask.ts';
import { ANSWER, Choices, ErrorSummary, Group, TextField, WORDS_CONTROL, type Errors } from './fields.tsx';
import { dateText } from './format.ts';
import { document, type Site } from './layout.tsx';
import type { PlainMessage } from './messages/say.ts';
import { English, Operator } from './parts.tsx';

export const REPORT_PATH = '/report';

/** The characters of a report's number that people are told: enough for those who review reports to find it. */
const SHORT_ID = 11;

/** The labels of the form's fields, for the errors. */
export const REPORT_LABELS = {
  kind: 'What it is about',
  message: 'What is wrong',
  page_or_tool: 'The page',
  contact: 'How to reach you',
} as const satisfies Record<string, PlainMessage>;
export type ReportField = keyof typeof REPORT_LABELS;

const { properties } = inputSchema(submitBotFeedback);

/** The kinds of report that people choose from; those about integrations come from programs. */
const KINDS = [
  { value: 'content_issue', label: 'Something on a page is wrong or out of date' },
  { value: 'bug_report', label: 'Something does not work' },
  { value: 'accessibility_issue', label: 'I cannot see, read or use something' },
  { value: 'suggestion', label: 'I have a suggestion' },
] as const satisfies readonly { value: string; label: PlainMessage }[];

export type Receipt = AnswerOf<typeof submitBotFeedback>;

export interface ReportProps {
  readonly site: Site;
  readonly given: Given;
  readonly errors: Errors<ReportField>;
  /** Sent with the form, so that a form that is sent twice is kept once. */
  readonly key: string;
}

export function reportPage({ site, given, errors, key }: ReportProps): string {
  const { say } = site;
  const field = (id: ReportField) => ({ say, id, given, error: errors[id], maxLength: properties[id]?.maxLength });
  const faults = Object.entries(errors).map(([id, text]) => ({ id, text }));
  return document({
    site,
    title: say('Report a mistake'),
    isWrong: faults.length > 0,
    noindex: true,
    children: (
      <>
        {faults.length === 0 ? null : <ErrorSummary say={say} faults={faults} />}
        <h1>{say('Report a mistake')}</h1>
        <p class="lead">
          {say(
            'Did the office ask for another fee? Is something wrong here, or does a page not work? Tell us. A person reads every report. Do not wait for an answer.',
          )}
        </p>
        <Operator site={site} />
        <form class="card" action={`${site.base}${REPORT_PATH}#${ANSWER}`} method="post" autocomplete="off">
          <input type="hidden" name="key" value={key} />
          <Group say={say} id="kind" label={say(REPORT_LABELS.kind)} error={errors.kind}>
            <Choices
              id="kind"
              name="kind"
              options={KINDS.map(({ value, label }) => ({ value, label: say(label) }))}
              value={textOf(given, 'kind')}
            />
          </Group>
          <TextField
            {...field('message')}
            label={say(REPORT_LABELS.message)}
            hint={say('What you saw, and what is right. Please leave out personal details.')}
            rows={5}
            control={WORDS_CONTROL}
          />
          <TextField {...field('page_or_tool')} label={say('Which page is it?')} hint={say('If you know.')} />
          <TextField
            {...field('contact')}
            label={say('How can we reach you?')}
            hint={say('You may leave this empty. Only the people who read reports see it.')}
          />
          <button type="submit">{say('Send the report')}</button>
        </form>
      </>
    ),
  });
}

/** The page after a report was kept. */
export function thanksPage(site: Site, { report_id, received_at }: Receipt): string {
  const { say } = site;
  return document({
    site,
    title: say('Your report was sent'),
    noindex: true,
    children: (
      <div id={ANSWER} tabIndex={-1}>
        <h1>{say('Thank you. Your report was sent')}</h1>
        <p class="lead">{say('A person will read it. Do not wait for an answer.')}</p>
        <p>
          {say.with('Received on {date}. Its number is {id}.', {
            date: <English say={say}>{dateText(received_at)}</English>,
            id: <code>{report_id.slice(0, SHORT_ID)}</code>,
          })}
        </p>
        <p>
          <a href={`${site.base}/`}>{say('To the home page')}</a>
        </p>
      </div>
    ),
  });
}
