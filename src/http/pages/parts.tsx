import type { ComponentChildren } from 'preact';
import { dateText, kindText, moneyText, sourceParts, withDates } from './format.ts';

/** A short code to dial. */
export const DIALLED = /\*\d{2,5}#/;
/** Something to dial or open in a sentence: a short code, an address or a government website. */
const REACHABLE = new RegExp(
  `(${DIALLED.source}|https?:\\/\\/[^\\s)]+|\\b(?:[a-z0-9-]+\\.)+gov\\.gh\\b(?:\\/[\\w/-]+)?)`,
);

/** A sentence from the data, with links for what can be dialled or opened, and dates in words. */
export const Rich = ({ text }: { text: string }) => (
  <>
    {text
      .split(REACHABLE)
      .map((part, index) =>
        index % 2 === 0 ? (
          withDates(part)
        ) : part.startsWith('*') ? (
          <a href={`tel:${part.replace('#', '%23')}`}>{part}</a>
        ) : (
          <a href={part.startsWith('http') ? part : `https://${part}`}>{part}</a>
        ),
      )}
  </>
);

/** Text that somebody typed or imported, isolated so that its direction does not change the text around it. */
export const Typed = ({ text }: { text: string }) => <bdi dir="auto">{text}</bdi>;

export const Section = ({
  id,
  title,
  class: style,
  children,
}: {
  id?: string;
  title: string;
  class?: string;
  children: ComponentChildren;
}) => (
  <section id={id} class={style} aria-labelledby={`${id ?? slug(title)}-title`}>
    <h2 id={`${id ?? slug(title)}-title`}>{title}</h2>
    {children}
  </section>
);

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z]+/g, '-');

export const List = ({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) => {
  const rows = items.map((item) => (
    <li>
      <span>
        <Rich text={item} />
      </span>
    </li>
  ));
  return ordered ? <ol class="steps">{rows}</ol> : <ul>{rows}</ul>;
};

/** Things to have ready, to tick off on the screen or on paper; the ticks are not stored. */
export const Checklist = ({ items, name }: { items: readonly string[]; name: string }) => (
  <ul class="checklist">
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

/** Fees, each with its date and its source. */
export const Fees = ({ fees }: { fees: readonly Fee[] }) =>
  fees.length === 0 ? (
    <p>No fee with a date and a source is known. Ask the office before you go.</p>
  ) : (
    <ul class="fees">
      {fees.map(({ item, amount, currency, as_of, source, undated, note }) => (
        <li>
          <div class="fee">
            <span>
              {item}
              {note === undefined ? null : <small> ({withDates(note)})</small>}
            </span>
            <strong>{moneyText(amount, currency)}</strong>
          </div>
          <small>
            {undated === true ? `Undated, read on ${dateText(as_of)}` : `As of ${dateText(as_of)}`}:{' '}
            <SourceName source={source} asOf={as_of} />
          </small>
        </li>
      ))}
    </ul>
  );

/** The title of a source, as a link if it has an address, and its kind. */
export const SourceName = ({ source, asOf }: { source: string; asOf?: string }) => {
  const { title, kind, url } = sourceParts(source, asOf);
  return (
    <>
      {url === undefined ? title : <a href={url}>{title}</a>}
      {kind === undefined ? null : ` · ${kind}`}
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
export const Sources = ({ sources }: { sources: readonly SourceRow[] }) => (
  <ul class="sources">
    {sources.map(({ title, where, kind, as_of, undated }) => (
      <li>
        {title}
        <small>
          {` · ${kindText(kind)}, ${undated === true ? `undated, read on ${dateText(as_of)}` : dateText(as_of)} · `}
          {/^https?:\/\//.test(where) ? <a href={where}>{where}</a> : where}
        </small>
      </li>
    ))}
  </ul>
);

/** Warnings, set apart by a sign as well as by colour. */
export const Warnings = ({ messages }: { messages: readonly string[] }) =>
  messages.length === 0 ? null : (
    <div class="warning" role="note" aria-label="Warning">
      {messages.map((message) => (
        <p>
          <Rich text={message} />
        </p>
      ))}
    </div>
  );

/** Why there is no answer; `said` is announced by the pages' script. */
export const Trouble = ({ text, said }: { text: string; said?: string }) => (
  <div class="result trouble" data-said={said} data-wrong>
    <h3>There is a problem</h3>
    <p>{text}</p>
  </div>
);
