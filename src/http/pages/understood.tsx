import type { Recommendation } from './answers.ts';
import { ACTIVITIES, BODIES, FOREIGN, MATTERS, PROFITS_GO_TO, WANTS } from '../../guidance/facts.ts';
import type { Given } from './ask.ts';
import { correctPath, isCorrectable, NO_VALUES } from './correct.ts';
import type { Errors } from './fields.tsx';
import { isFormField } from './form-fields.ts';
import type { PlainMessage, Say } from './messages/say.ts';
import { Told } from './parts.tsx';

/** What each fact is about. */
const LABELS: Readonly<Record<string, PlainMessage>> = {
  matter: 'What you want to do',
  body: 'What it is',
  owners: 'Owners or members',
  profits_go_to: 'Where the profit goes',
  wants: 'What matters to you',
  foreign: 'Who owns it',
  ghanaian_share: 'Percent that Ghanaians own',
  mainly_trading: 'Mainly buys and sells goods',
  ghanaian_spouse: 'The spouse is Ghanaian',
  company_among_owners: 'A company is one of the owners',
  second_name_of_company: 'A second name for a company',
  expects_donations: 'Donations or grants',
  activities: 'What it does',
};

/** The words of each value, as the questions have them. */
export const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  matter: MATTERS,
  body: BODIES,
  profits_go_to: PROFITS_GO_TO,
  wants: WANTS,
  foreign: FOREIGN,
  activities: ACTIVITIES,
};
const ANSWERS: Readonly<Record<string, string>> = {
  yes: 'Yes',
  no: 'No',
  true: 'Yes',
  false: 'No',
  unsure: 'Not sure',
  [NO_VALUES]: 'None of these',
};

const valueText = (field: string, value: string): string => VALUES[field]?.[value] ?? ANSWERS[value] ?? value;

/** The values of a field that takes a list with commas, or of another. */
const valuesOf = (value: string): string[] => value.split(',').map((one) => one.trim());

type Fact = Recommendation['understood'][number];

const isNamed = ({ field }: Fact): boolean => field in LABELS;
/** Whether a fact was read from the words of the person, and has a name. */
export const isRead = (fact: Fact): boolean => fact.from === 'read' && isNamed(fact);

interface UnderstoodProps {
  readonly say: Say;
  readonly understood: readonly Fact[];
  /** What was answered is shown too: nothing else on the page shows it. */
  readonly isWhole?: boolean;
  readonly given: Given;
  readonly base: string;
}

/** What the answer takes from the words of the person, each with the way to correct it. */
export const Understood = ({ say, understood, isWhole = false, given, base }: UnderstoodProps) => {
  const read = understood.filter(isWhole ? isNamed : isRead);
  return read.length === 0 ? null : (
    <dl class="pairs">
      {read.map(({ field, value }) => (
        <div>
          <dt>{say(LABELS[field]!)}</dt>
          <dd>
            <span>
              {valuesOf(value).map((one, index) => (
                <>
                  {index === 0 ? '' : '; '}
                  <Told say={say} text={valueText(field, one)} />
                </>
              ))}
            </span>
            {isCorrectable(field) ? (
              <a class="no-print" href={correctPath(base, field, given)}>
                {say('Change')}
                <span class="unseen"> {say(LABELS[field]!)}</span>
              </a>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The answers that the address carries, for the person to take away: all facts but those that have a field of the form. */
export function Answered({ say, given, errors }: { say: Say; given: Given; errors: Errors }) {
  const answers = Object.entries(given).flatMap(([field, value]) =>
    field in LABELS && !(field in errors) && !isFormField(field)
      ? [value]
          .flat()
          .flatMap(valuesOf)
          .map((one) => [field, one] as const)
      : [],
  );
  return answers.length === 0 ? null : (
    <fieldset class="field">
      <legend>{say('What you answered')}</legend>
      <p class="hint">{say('Untick what is wrong.')}</p>
      {answers.map(([field, value]) => (
        <label class="choice">
          <input type="checkbox" name={field} value={value} checked />
          <span>
            {say(LABELS[field]!)}: <Told say={say} text={valueText(field, value)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
