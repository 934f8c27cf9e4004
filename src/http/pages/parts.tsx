import type { ComponentChildren } from 'preact';
import { asHeading, bySubject } from '../../text/subjects.ts';
import { dateText, kindText, moneyText, sourceParts, readable } from './format.ts';
import type { Site } from './layout.tsx';
import type { Say } from './messages/say.ts';

/** A short code to dial. */
export const DIALLED = /\*\d{2,5}#/;
/** Something to dial or open in a sentence: a short code, an address or a government website. */
const REACHABLE = new RegExp(
  `(${DIALLED.source}|https?:\\/\\/[^\\s)]*[^\\s),.;:]|\\b(?:[a-z0-9-]+\\.)+gov\\.gh\\b(?:\\/[\\w/-]+)?)`,
);

/** A sentence from the data, with links for what can be dialled or opened, and dates in words. */
export const Rich = ({ text }: { text: string }) => (
  <>
    {text
      .split(REACHABLE)
      .map((part, index) =>
        index % 2 === 0 ? (
          readable(part)
        ) : part.startsWith('*') ? (
          <a href={`tel:${part.replace('#', '%23')}`}>{part}</a>
        ) : (
          <a href={part.startsWith('http') ? part : `https://${part}`}>{part}</a>
        ),
      )}
  </>
);

const ORC = 'orc.gov.gh';

/** A sentence with names that others typed: only the Registrar's website is a link in it. */
export const TypedWithOrc = ({ text }: { text: string }) => (
  <bdi dir="auto">
    {text.split(ORC).map((part, index) => (
      <>
        {index === 0 ? null : <a href={`https://${ORC}`}>{ORC}</a>}
        {part}
      </>
    ))}
  </bdi>
);

/** Text that somebody typed or imported, isolated so that its direction does not change the text around it. */
export const Typed = ({ text }: { text: string }) => <bdi dir="auto">{text}</bdi>;

/** What is in English on every page. */
export const English = ({ say, children }: { say: Say; children: ComponentChildren }) =>
  say.english.lang === undefined ? <>{children}</> : <span {...say.english}>{children}</span>;

/** A text of an answer: in the page's language if it is one of its messages. */
export const Told = ({ say, text }: { say: Say; text: string }) =>
  say.isForeign(text) ? <English say={say}>{text}</English> : <>{say.known(text)}</>;

/** The level of the headings below the headline: on a page of its own, or within one. */
export type Level = 'h2' | 'h3';

interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly class?: string;
  /** Whether it is secondary here: whoever wants it opens it, and a print has it. */
  readonly isFolded?: boolean;
  readonly children: ComponentChildren;
}

export const Section = ({ id, title, class: style, isFolded = false, children }: SectionProps) =>
  isFolded ? (
    <details id={id} class="apart">
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  ) : (
    <section id={id} class={style} aria-labelledby={`${id ?? slug(title)}-title`}>
      <h2 id={`${id ?? slug(title)}-title`}>{title}</h2>
      {children}
    </section>
  );

const slug = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '-');

/** Sentences from the data. */
export const List = ({ say, items, ordered = false }: { say: Say; items: readonly string[]; ordered?: boolean }) => {
  const rows = items.map((item) => (
    <li {...say.english}>
      <span>
        <Rich text={item} />
      </span>
    </li>
  ));
  return ordered ? <ol class="steps">{rows}</ol> : <ul>{rows}</ul>;
};

/** Things to have ready, to tick off on the screen or on paper; the ticks are not stored. */
export const Checklist = ({ say, items, name }: { say: Say; items: readonly string[]; name: string }) => (
  <ul class="checklist" {...say.english}>
    {items.map((item, index) => (
      <li>
        <label for={`${name}-${index}`}>
          <input type="checkbox" id={`${name}-${index}`} autocomplete="off" />
          <span>
            <Rich text={item} />
          </span>
        </label>
      </li>
    ))}
  </ul>
);

interface Fee {
  readonly item: string;
  readonly amount: number;
  readonly currency: string;
  readonly as_of: string;
  readonly source: string;
  readonly undated?: boolean;
  readonly note?: string;
}

const REPORTED = 'reported';
const notesOf = ({ note }: Pick<Fee, 'note'>): string[] => note?.split('; ') ?? [];
export const isReported = (fee: Pick<Fee, 'note'>): boolean => notesOf(fee).includes(REPORTED);

/** What fees may have in common: source, date, and whether they are only reported. */
export const originOf = (fee: Fee): string => [fee.source, fee.as_of, isReported(fee)].join('\n');

/** The same in words. */
export const Origin = ({ say, fee }: { say: Say; fee: Fee }) => {
  const { as_of, undated, source } = fee;
  const date = <English say={say}>{dateText(as_of)}</English>;
  return (
    <>
      {undated === true ? say.with('Undated, read on {date}', { date }) : say.with('As of {date}', { date })}
      {isReported(fee) ? <English say={say}>, {REPORTED}</English> : null}
      {': '}
      <SourceName say={say} source={source} asOf={as_of} />
    </>
  );
};

/** Fees; those that follow each other with one date and source have them once, as their caption. */
export const Fees = ({ say, fees }: { say: Say; fees: readonly Fee[] }) =>
  fees.length === 0 ? (
    <p>{say('We found no fee with a date and a source. Ask the office before you go.')}</p>
  ) : (
    <ul class="fees">
      {fees.map((fee, index) => (
        <li>
          {index > 0 && originOf(fees[index - 1]!) === originOf(fee) ? null : (
            <small>
              <Origin say={say} fee={fee} />
            </small>
          )}
          <FeeLine say={say} fee={fee} />
        </li>
      ))}
    </ul>
  );

function FeeLine({ say, fee }: { say: Say; fee: Fee }) {
  const note = notesOf(fee).filter((one) => one !== REPORTED);
  return (
    <div class="fee">
      <span {...say.english}>
        {fee.item}
        {note.length === 0 ? null : <small> ({readable(note.join('; '))})</small>}
      </span>
      <strong>{moneyText(fee.amount, fee.currency)}</strong>
    </div>
  );
}

/** The title of a source, as a link if it has an address, its kind, and otherwise where it is. */
export const SourceName = ({ say, source, asOf }: { say: Say; source: string; asOf?: string }) => {
  const { title, kind, where } = sourceParts(source, asOf);
  const isAddress = where?.startsWith('http') === true;
  return (
    <>
      <English say={say}>{isAddress ? <a href={where}>{title}</a> : title}</English>
      {kind === undefined ? null : (
        <>
          {' · '}
          <Told say={say} text={kind} />
        </>
      )}
      {where === undefined || isAddress ? null : (
        <>
          {' · '}
          <English say={say}>
            <Rich text={where} />
          </English>
        </>
      )}
    </>
  );
};

/** A source as the records and the table of sources have it. */
export interface SourceRow {
  readonly title: string;
  readonly where: string;
  readonly kind: string;
  readonly as_of: string;
  readonly undated?: boolean;
}

/** Sources with their addresses, kinds and dates. */
export const Sources = ({ say, sources }: { say: Say; sources: readonly SourceRow[] }) => (
  <ul class="sources">
    {sources.map(({ title, where, kind, as_of, undated }) => (
      <li>
        <English say={say}>{title}</English>
        <small>
          {' · '}
          <Told say={say} text={kindText(kind)} />
          {', '}
          {undated === true ? (
            say.with('undated, read on {date}', { date: <English say={say}>{dateText(as_of)}</English> })
          ) : (
            <English say={say}>{dateText(as_of)}</English>
          )}
          {' · '}
          <English say={say}>{/^https?:\/\//.test(where) ? <a href={where}>{where}</a> : where}</English>
        </small>
      </li>
    ))}
  </ul>
);

const EMAIL = /[^\s@,;<>()"]+@[^\s@,;<>()"]+\.[a-z]{2,}/i;

/** A text with its e-mail address as a link. */
const Contact = ({ text }: { text: string }) => {
  const found = EMAIL.exec(text);
  if (found === null) return <Typed text={text} />;
  const [address] = found;
  return (
    <>
      <Typed text={text.slice(0, found.index)} />
      <a href={`mailto:${encodeURI(address)}`}>{address}</a>
      <Typed text={text.slice(found.index + address.length)} />
    </>
  );
};

/** Who runs the site. */
export const Operator = ({
  site: { say, operator, isLocal },
}: {
  site: Pick<Site, 'say' | 'operator' | 'isLocal'>;
}) => (
  <p>
    {operator !== undefined
      ? say.with('This site is run by {operator}.', { operator: <Contact text={operator} /> })
      : isLocal
        ? say('This site runs on this computer only. Whoever started it here runs it.')
        : say('The people who run this site have not said who they are.')}
  </p>
);

/** A text of sentences in parts that are read at a glance: the first by itself, the others in a list. */
export const InShort = ({ say, text }: { say: Say; text: string }) => {
  const [first = '', ...rest] = text.split(/(?<=[.?!]) (?=[A-Z\d])/);
  return (
    <div class="in-short">
      <p {...say.english}>
        <Rich text={first} />
      </p>
      {rest.length === 0 ? null : <List say={say} items={rest} />}
    </div>
  );
};

/** The sources of an answer, folded: who doubts it opens them, and a print has them. */
export const FoldedSources = ({ say, sources }: { say: Say; sources: readonly SourceRow[] }) => (
  <details class="apart">
    <summary>{say('Sources ({count})', { count: sources.length })}</summary>
    <Sources say={say} sources={sources} />
  </details>
);

/** The way to report what is wrong, beside the sources of an answer. */
export const Mistake = ({ say, base }: { say: Say; base: string }) => (
  <p class="aside no-print">
    {say.with('Is something wrong? {link}.', { link: <a href={`${base}/report`}>{say('Report a mistake')}</a> })}
  </p>
);

/** A subject that the words raise, above what is told of it. */
export const Subject = ({ say, subject }: { say: Say; subject: string }) => (
  <p>
    <strong {...say.english}>{asHeading(subject)}</strong>
  </p>
);

/** Statements with their sources: first those of no subject, then each subject that the words raise. */
export const Statements = ({ say, statements }: { say: Say; statements: readonly StatedText[] }) => {
  const [general, ...subjects] = bySubject(statements);
  return (
    <>
      <StatementList say={say} statements={general.own} />
      {subjects.map(({ subject, own }) => (
        <>
          <Subject say={say} subject={subject} />
          <StatementList say={say} statements={own} />
        </>
      ))}
    </>
  );
};

/** Sentences with the source and the date of what they say. */
const StatementList = ({ say, statements }: { say: Say; statements: readonly StatedText[] }) =>
  statements.length === 0 ? null : (
    <ul class="matches">
      {statements.map(({ text, source, as_of }) => (
        <li {...say.english}>
          <span>
            <Rich text={text} />
          </span>
          {source === undefined ? null : (
            <small>
              {source}
              {as_of === undefined ? null : (
                <>
                  {' · '}
                  {say.with('As of {date}', { date: dateText(as_of) })}
                </>
              )}
            </small>
          )}
        </li>
      ))}
    </ul>
  );

interface StatedText {
  readonly topic?: string;
  readonly text: string;
  readonly source?: string;
  readonly as_of?: string;
}

/** Warnings, set apart by a sign as well as by colour. */
export const Warnings = ({ say, messages }: { say: Say; messages: readonly string[] }) =>
  messages.length === 0 ? null : (
    <div class="warning" role="note" aria-label={say('Warning')}>
      {messages.map((message) => (
        <p {...say.english}>
          <Rich text={message} />
        </p>
      ))}
    </div>
  );

/** Why there is no answer; `said` is announced by the pages' script. */
export const Trouble = ({ say, text, said }: { say: Say; text: string; said?: string }) => (
  <div class="result trouble" data-said={said} data-wrong>
    <h3>{say('There is a problem')}</h3>
    <p>
      <Told say={say} text={text} />
    </p>
  </div>
);
