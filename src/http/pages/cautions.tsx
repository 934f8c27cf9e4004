import type { Recommendation } from './answers.ts';
import { isLimited } from '../../guidance/law/needs.ts';
import { firstSentence } from '../../text/sentences.ts';
import { asHeading, bySubject } from '../../text/subjects.ts';
import type { Say } from './messages/say.ts';
import { Ask } from './name-result.tsx';
import { English, Rich, SourceName, Subject, Typed, type Level } from './parts.tsx';

export type Caution = Recommendation['cautions'][number];

/** A recommendation's reason and cautions, each in its place on the page. */
interface Reasoned {
  readonly reason: string;
  /** The cautions that the reason says: their sources stand behind it. */
  readonly behind: readonly Caution[];
  /** What the plan depends on: it is told at the head. */
  readonly limits: readonly Caution[];
  readonly cautions: readonly Caution[];
  /** The rule that forbids the plan: it comes after what is allowed. */
  readonly rules: readonly Caution[];
}

export function reasoned(answer: Pick<Recommendation, 'need' | 'reason' | 'cautions'>): Reasoned {
  const { need, reason, cautions } = answer;
  const said = cautions.filter(({ message }) => reason.includes(message));
  const limits = isLimited(answer) ? cautions.filter((one) => one.limits === true && !said.includes(one)) : [];
  const rest = cautions.filter((one) => !said.includes(one) && !limits.includes(one));
  if (need !== 'not_permitted') return { reason, behind: said, limits, cautions: rest, rules: [] };
  const why = said.reduce((text, { message }) => text.replace(message, ''), reason).trim();
  return { reason: why, behind: [], limits, cautions: rest, rules: said };
}

/** Cautions that come before all else, set apart by a sign as well as by colour. */
export const Warned = ({ say, title, cautions }: { say: Say; title: string; cautions: readonly Caution[] }) =>
  cautions.length === 0 ? null : (
    <div class="warning" role="note" aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <Cautions say={say} cautions={cautions} />
    </div>
  );

/** What the plan depends on. */
export const Conditions = ({ say, limits }: { say: Say; limits: readonly Caution[] }) => (
  <Warned say={say} title={say('Only if you meet this')} cautions={limits} />
);

/** Why, with the sources of the rules that it tells. */
export const Reason = ({ say, reason, behind }: { say: Say; reason: string; behind: readonly Caution[] }) => (
  <>
    <p {...say.english}>
      <Typed text={reason} />
    </p>
    {behind.map(({ source }) => (
      <SourceLine say={say} source={source} />
    ))}
  </>
);

/** What a caution says, and whom to ask. */
export const CautionText = ({
  say,
  caution: { message, waits, authority, site },
  isAskedBefore = false,
}: {
  say: Say;
  caution: Omit<Caution, 'source'>;
  /** The one before it says whom to ask already. */
  isAskedBefore?: boolean;
}) => (
  <span>
    <English say={say}>
      <Rich text={waits === undefined ? message : `${message} ${waits}`} />
    </English>
    {isAskedBefore ? null : <Ask say={say} authority={authority} site={site} beside={message} />}
  </span>
);

interface CautionsProps {
  readonly say: Say;
  readonly cautions: readonly Caution[];
  readonly heading?: string;
  readonly level?: Level;
}

/** Cautions with their sources: first those of no subject, then each subject that the words raise. */
export const Cautions = ({ say, cautions, heading, level: Heading = 'h3' }: CautionsProps) => {
  const [general, ...subjects] = bySubject(cautions);
  return cautions.length === 0 ? null : (
    <>
      {heading === undefined ? null : <Heading>{heading}</Heading>}
      <CautionList say={say} cautions={general.own} />
      {subjects.map(({ subject, own }) => (
        <>
          <Subject say={say} subject={subject} />
          <CautionList say={say} cautions={own} />
        </>
      ))}
    </>
  );
};

const CautionList = ({ say, cautions }: Pick<CautionsProps, 'say' | 'cautions'>) =>
  cautions.length === 0 ? null : (
    <ul class="matches">
      {cautions.map((caution, at) => (
        <li>
          <CautionText say={say} caution={caution} isAskedBefore={caution.authority === cautions[at - 1]?.authority} />
          <small>
            <SourceName say={say} source={caution.source} />
          </small>
        </li>
      ))}
    </ul>
  );

/** The most cautions that are all told at once; of more, what is to be done is told in short, and the rest is folded. */
const MOST_AT_ONCE = 5;
export const areMany = (cautions: readonly Caution[]): boolean => cautions.length > MOST_AT_ONCE;

/** What asks for something to be done, and not only to be known. */
const isTask = ({ step, waits }: Caution): boolean => step !== undefined || waits !== undefined;

/** Cautions of which many are more than is read at once: then the tasks in short, and the rest folded. */
export const CautionsInShort = ({
  say,
  cautions,
  heading,
  level: Heading = 'h3',
}: CautionsProps & { heading: string }) => {
  if (!areMany(cautions)) return <Cautions say={say} cautions={cautions} heading={heading} level={Heading} />;
  const tasks = cautions.filter(isTask);
  const rest = cautions.filter((one) => !isTask(one));
  return (
    <>
      {tasks.length === 0 ? null : (
        <>
          <Heading>{heading}</Heading>
          <ul class="matches">
            {inGroups(tasks).map((group) => (
              <li>
                <CautionInShort say={say} cautions={group} />
              </li>
            ))}
          </ul>
        </>
      )}
      <CautionsFolded say={say} cautions={rest} />
    </>
  );
};

/** Cautions that are secondary, folded under whose they are. */
export const CautionsFolded = ({ say, cautions }: Pick<CautionsProps, 'say' | 'cautions'>) => {
  const authorities = [...new Set(cautions.flatMap(({ authority = [] }) => authority))];
  return cautions.length === 0 ? null : (
    <details>
      <summary>
        {say('More to know ({count})', { count: cautions.length })}
        {authorities.length === 0 ? null : (
          <>
            : <English say={say}>{authorities.join(', ')}</English>
          </>
        )}
      </summary>
      <CautionList say={say} cautions={cautions} />
    </details>
  );
};

/** So many cautions of subjects that the words raise are read at once. */
const MOST_RAISED = 8;

/** What the words raise beside the plan, each subject by itself, open as far as it is soon read. */
export const Raised = ({ say, cautions }: Pick<CautionsProps, 'say' | 'cautions'>) => {
  const [, ...subjects] = bySubject(cautions);
  return (
    <>
      {subjects.map(({ subject, own }, at) => (
        <details open={subjects.slice(0, at + 1).flatMap((one) => one.own).length <= MOST_RAISED}>
          <summary>
            <English say={say}>{asHeading(subject)}</English> ({own.length})
          </summary>
          <CautionList say={say} cautions={own} />
        </details>
      ))}
    </>
  );
};

/** The cautions that follow from the plan itself. */
export const ofPlan = (cautions: readonly Caution[]): readonly Caution[] => bySubject(cautions)[0].own;

/** Cautions in a row that one authority stands behind. */
export function inGroups(cautions: readonly Caution[]): Caution[][] {
  const groups: Caution[][] = [];
  for (const caution of cautions) {
    const last = groups.at(-1);
    if (last !== undefined && caution.authority !== undefined && last[0]?.authority === caution.authority)
      last.push(caution);
    else groups.push([caution]);
  }
  return groups;
}

/** What an authority asks: its first sentence and what must wait; the rest is folded with its sources. */
export function CautionInShort({ say, cautions }: Pick<CautionsProps, 'say' | 'cautions'>) {
  const [{ waits, ...first }, ...more] = cautions as [Caution, ...Caution[]];
  const message = firstSentence(first.message);
  const rest = first.message.slice(message.length).trim();
  return (
    <div>
      <CautionText say={say} caution={{ ...first, message, ...(waits === undefined ? {} : { waits }) }} />
      <details>
        <summary>{say('More about this')}</summary>
        {rest === '' ? <SourceLine say={say} source={first.source} /> : null}
        <Cautions say={say} cautions={rest === '' ? more : [{ ...first, message: rest }, ...more]} />
      </details>
    </div>
  );
}

const SourceLine = ({ say, source }: { say: Say; source: string }) => (
  <p>
    <small>
      <SourceName say={say} source={source} />
    </small>
  </p>
);
