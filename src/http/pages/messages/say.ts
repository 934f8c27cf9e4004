import type { ComponentChildren } from 'preact';
import type { Line } from './line.ts';
import type { TWI } from './tw.ts';

/** A message's English text, which is its key in every catalog: a changed text is another message, to be translated and reviewed anew. */
export type Message = keyof typeof TWI;

/** A message without places. */
export type PlainMessage = Exclude<Message, `${string}{${string}`>;

export type Catalog = Readonly<Record<Message, Line>>;

/** The names of the places in a message: `{count}` has the name `count`. */
type Places<M extends string> = M extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;
type Filled<M extends string, V> = [Places<M>] extends [never] ? [] : [values: Readonly<Record<Places<M>, V>>];

/** Says the messages of a page in its language. */
export interface Say {
  <M extends Message>(message: M, ...values: Filled<M, string | number>): string;
  /** A message with elements in its places. */
  readonly with: <M extends Message>(
    message: M,
    values: Readonly<Record<Places<M>, ComponentChildren>>,
  ) => ComponentChildren;
  /** A text of an answer: in the page's language if it is a message, otherwise as it is. */
  readonly known: (text: string) => string;
  /** Whether {@link known} leaves a text in English on a page that is in another language. */
  readonly isForeign: (text: string) => boolean;
  /** The attributes of an element whose text is in English: its language, unless the page is in English. */
  readonly english: { readonly lang?: 'en' };
}

const PLACE = /\{(\w+)\}/;

/** Says messages with the lines of a catalog; without one in English. */
export function speaker(catalog?: Catalog): Say {
  const lineOf = (text: string): string | undefined =>
    catalog !== undefined && Object.hasOwn(catalog, text) ? catalog[text as Message].text : undefined;
  /** The parts of a message: text, then the name of a place, and so on. */
  const partsOf = (message: string): string[] => (lineOf(message) ?? message).split(PLACE);
  const say = (message: string, values: Readonly<Record<string, string | number>> = {}): string =>
    partsOf(message)
      .map((part, index) => (index % 2 === 0 ? part : values[part]))
      .join('');
  return Object.assign(say, {
    with: (message: string, values: Readonly<Record<string, ComponentChildren>>): ComponentChildren =>
      partsOf(message).map((part, index) => (index % 2 === 0 ? part : values[part])),
    known: (text: string) => lineOf(text) ?? text,
    isForeign: (text: string) => catalog !== undefined && lineOf(text) === undefined,
    english: catalog === undefined ? {} : { lang: 'en' as const },
  }) as Say;
}

/** English, the language of the messages themselves. */
export const ENGLISH: Say = speaker();
