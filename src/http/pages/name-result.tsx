import type { NameAnswer } from './answers.ts';
import type { ComponentChildren } from 'preact';
import { withoutNotices } from '../../text/notices.ts';
import type { Asked } from './ask.ts';
import { dateText, troubleText, readable } from './format.ts';
import type { PlainMessage, Say } from './messages/say.ts';
import { English, Mistake, Rich, Told, Trouble, Typed, TypedWithOrc } from './parts.tsx';

export const NAME_LABELS = { business_name: 'The name' };

/** The title of each outlook, and its sign, so that colour is not the only cue. */
export const OUTLOOK: Readonly<Record<NameAnswer['outlook'], { sign: string; title: PlainMessage }>> = {
  conflict: { sign: '✕', title: 'Expect a conflict' },
  caution: { sign: '!', title: 'Look again' },
  unknown: { sign: '?', title: 'We found nothing, but we looked at few names' },
  no_conflict_found: { sign: '–', title: 'We found no conflict' },
};

const GROUPS = [
  { group: 'exact', title: 'The same name' },
  { group: 'sounds_like', title: 'Sounds the same' },
  { group: 'similar', title: 'Similar' },
] as const satisfies readonly { group: string; title: PlainMessage }[];

export const SEVERITY = {
  blocking: 'Not allowed as it stands',
  warning: 'Take care',
  info: 'Good to know',
} as const satisfies Record<string, PlainMessage>;

interface NameResultProps {
  readonly say: Say;
  readonly outcome: Asked<NameAnswer>;
  /** The entity types' names, by id. */
  readonly entityNames: ReadonlyMap<string, string>;
  /** The path before every address. */
  readonly base: string;
  /** Checks a suggestion in place. Default: a link to the page that checks it. */
  readonly onTry?: (name: string) => void;
  /** The type of entity that was chosen: suggestions are checked for it too. */
  readonly entity?: string | undefined;
  /** What is offered beside the advice to begin with a word of one's own; absent where another name can be checked anyway. */
  readonly again?: (found: NameAnswer) => ComponentChildren;
}

/** The page with everything about a name, for a type of entity if one was chosen. */
const namePath = (base: string, name: string, entity: string | undefined): string =>
  entity === undefined
    ? `${base}/?business_name=${encodeURIComponent(name)}#answer`
    : `${base}/names?${new URLSearchParams({ names: name, entity_type: entity })}#answer`;

/** The findings about a name: the outlook, the matches by group with their reasons, and what was searched. */
export function NameResult({ outcome, ...props }: NameResultProps) {
  const { say } = props;
  if (!outcome.ok)
    return (
      <Trouble
        say={say}
        text={troubleText(outcome.failure, NAME_LABELS)}
        said={say('This name could not be checked.')}
      />
    );
  const { business_name, outlook, summary } = outcome.value;
  return (
    <div class={`result ${outlook}`} data-said={`${say(OUTLOOK[outlook].title)}. ${summary}`}>
      <Verdict say={say} outlook={outlook} name={business_name} />
      <Summary say={say} found={outcome.value} />
      <Limits say={say} found={outcome.value} />
      <Findings {...props} found={outcome.value} />
      <Searched say={say} found={outcome.value} />
      {props.onTry === undefined && isOpen(outcome.value) ? (
        <p class="no-print">
          <a href={`${props.base}/?business_name=${encodeURIComponent(business_name)}#entity`}>
            {say('Next: find out what to register with this name')}
          </a>
        </p>
      ) : null}
      {props.onTry === undefined ? <Mistake say={say} base={props.base} /> : null}
    </div>
  );
}

/** Whether nothing was found that speaks against a name. */
export const isOpen = ({ outlook }: NameAnswer): boolean => outlook === 'unknown' || outlook === 'no_conflict_found';

/** What was found about a name, in a sentence or two; {@link Limits} says what was searched. */
export const Summary = ({ say, found: { summary, notices } }: { say: Say; found: NameAnswer }) => (
  <p {...say.english}>
    <TypedWithOrc text={withoutNotices(summary, notices)} />
  </p>
);

/** What was found about the name of a plan, if it was checked along. */
export const NameFound = ({
  say,
  found,
}: {
  say: Say;
  found: Pick<NameAnswer, 'business_name' | 'outlook' | 'summary'> | undefined;
}) =>
  found === undefined ? null : (
    <>
      <Verdict say={say} outlook={found.outlook} name={found.business_name} />
      <p {...say.english}>
        <TypedWithOrc text={found.summary} />
      </p>
    </>
  );

/** How far to trust the findings, and where to search the whole register. */
export const Limits = ({ say, found: { notices = [] } }: { say: Say; found: NameAnswer }) => (
  <>
    {notices.map((notice) => (
      <p {...say.english}>
        <Rich text={notice} />
      </p>
    ))}
  </>
);

/** Whether there is anything to tell beside the verdict and its summary. */
export const hasFindings = ({ advisories, suggestions, ...found }: NameAnswer): boolean =>
  advisories.length + suggestions.length > 0 || GROUPS.some(({ group }) => found[group].length > 0);

/** The names that are like it, what is said of its words, and names to try. */
export function Findings({
  say,
  found,
  entityNames,
  base,
  onTry,
  entity,
  again,
}: Omit<NameResultProps, 'outcome'> & { found: NameAnswer }) {
  const { advisories, suggestions } = found;
  return (
    <>
      {GROUPS.map(({ group, title: heading }) => (
        <Matches say={say} heading={say(heading)} matches={found[group]} entityNames={entityNames} />
      ))}
      {advisories.length === 0 ? null : (
        <>
          <h3>{say('About its words')}</h3>
          <ul class="matches">
            {advisories.map(({ severity, term, message, authority, source }) => (
              <li class={severity}>
                <strong>
                  {say(SEVERITY[severity])}
                  {term === undefined ? null : (
                    <>
                      : “<Typed text={term} />”
                    </>
                  )}
                </strong>
                <span class="why">
                  <English say={say}>{sentence(message)}</English>
                  <Ask say={say} authority={authority} beside={message} />
                </span>
                <small {...say.english}>{readable(source)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {suggestions.length === 0 ? null : (
        <>
          <h3>{say('Names to try')}</h3>
          <ul class="matches">
            {suggestions.map(({ name, meaning }) => (
              <li>
                {onTry === undefined ? (
                  <a href={namePath(base, name, entity)}>
                    <Typed text={name} />
                  </a>
                ) : (
                  <button type="button" class="try" onClick={() => onTry(name)}>
                    <Typed text={name} />
                  </button>
                )}
                <small {...say.english}>
                  <Typed text={meaning} />
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      {needsOwnWord(found) ? (
        <>
          <h3>{say('What to try')}</h3>
          <p>{say('Put a word of your own first, such as your own name, and check it again.')}</p>
          {again?.(found)}
        </>
      ) : null}
    </>
  );
}

/** Whether only a word of the founder's own helps: other words of a business, or a household name, leave nothing to suggest. */
const needsOwnWord = ({ outlook, suggestions, advisories, ...found }: NameAnswer): boolean =>
  suggestions.length === 0 &&
  (outlook === 'conflict' || outlook === 'caution') &&
  (GROUPS.some(({ group }) => found[group].length > 0) || advisories.some(({ code }) => code === 'not_distinctive'));

/** Which lists were searched, as of when, and who decides; folded. */
export function Searched({ say, found: { checked, decision } }: { say: Say; found: NameAnswer }) {
  const lists = [
    { list: checked.registry, count: '{count} names' },
    { list: checked.applications, count: '{count} names that others applied for' },
  ] as const;
  return (
    <details>
      <summary>{say('Where we looked, and who decides')}</summary>
      <ul>
        {lists
          .filter(({ list }) => list.names > 0)
          .map(({ list: { names, updated_at, covers }, count }) => (
            <li>
              {say(count, { count: names.toLocaleString('en-GB') })}
              {updated_at === undefined
                ? null
                : say.with(', as of {date}', { date: <English say={say}>{dateText(updated_at)}</English> })}
              . <English say={say}>{covers}</English>
            </li>
          ))}
      </ul>
      <p {...say.english}>
        <Rich text={decision} />
      </p>
    </details>
  );
}

interface AskProps {
  readonly say: Say;
  readonly authority: string | undefined;
  readonly site?: string | undefined;
  readonly beside: string;
}

/** Who is to be asked, unless the sentence beside it says so already, and where that is found. */
export const Ask = ({ say, authority, site, beside }: AskProps) =>
  authority === undefined ? null : beside.toLowerCase().includes(authority.toLowerCase()) ? (
    site === undefined ? null : (
      <> ({site})</>
    )
  ) : (
    <>
      {' '}
      {say.with('Ask: {authority}.', {
        authority: <English say={say}>{site === undefined ? authority : `${authority} (${site})`}</English>,
      })}
    </>
  );

/** What the findings come to for a name. */
export const Verdict = ({ say, outlook, name }: { say: Say; outlook: NameAnswer['outlook']; name: string }) => (
  <p class={`verdict ${outlook}`}>
    <span class="sign" aria-hidden="true">
      {OUTLOOK[outlook].sign}
    </span>
    <span>
      <strong>{say(OUTLOOK[outlook].title)}</strong>: <Typed text={name} />
    </span>
  </p>
);

function Matches({
  say,
  heading,
  matches,
  entityNames,
}: {
  say: Say;
  heading: string;
  matches: NameAnswer['exact'];
  entityNames: ReadonlyMap<string, string>;
}) {
  if (matches.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul class="matches">
        {matches.map(({ name, source, sample, why, entity_type, status }) => (
          <li>
            <strong>
              <Typed text={name} />
            </strong>
            <span class="why" {...say.english}>
              <Typed text={sentence(why)} />
            </span>
            <small>
              {say(sample ? 'A name that we know' : source === 'registry' ? 'Registered' : 'Applied for')}
              {[entity_type === undefined ? undefined : (entityNames.get(entity_type) ?? entity_type), status].map(
                (part) =>
                  part === undefined ? null : (
                    <>
                      {' · '}
                      <Told say={say} text={part} />
                    </>
                  ),
              )}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A text from the data as a sentence. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
