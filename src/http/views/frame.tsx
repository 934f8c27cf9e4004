import { render, type ComponentType } from 'preact';
import { troubleText } from '../pages/format.ts';
import { ENGLISH } from '../pages/messages/say.ts';
import { Trouble } from '../pages/parts.tsx';
import { tool, version } from './built.ts';
import { connect, type Fields, type Host, type HostContext, type ToolResult } from './host.ts';

/** What a view's answer gets. */
export interface AnswerProps<A> {
  readonly answer: A;
  /** The arguments of the call that gave the answer. */
  readonly given: Fields;
  /** Calls the tool again. `words` say the same in the conversation, where the view may not call tools. */
  readonly ask: (given: Fields, words: string) => void;
  /** Says something in the conversation. */
  readonly say: (words: string) => void;
}

export interface View<A> {
  /** What the view waits for. */
  readonly waiting: (given: Fields) => string;
  /** The answer of a record; undefined if it is none. A conversation may hold records of older versions. */
  readonly read: (record: Fields) => A | undefined;
  /** The labels of the tool's fields. */
  readonly labels: Readonly<Record<string, string>>;
  readonly Answer: ComponentType<AnswerProps<A>>;
}

/** What stands in the view. */
type Shown<A> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answer'; readonly answer: A }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'trouble'; readonly text: string };

/** A text to copy, beside what was pressed. */
interface Copying {
  readonly title: string;
  readonly text: string;
  readonly place: { readonly top?: string; readonly bottom?: string };
}

interface State<A> {
  readonly shown: Shown<A>;
  readonly given: Fields;
  /** Whether the tool is asked again. */
  readonly busy: boolean;
  /** Why the last press had no effect. */
  readonly trouble?: string | undefined;
  /** What happened, for everybody to read. */
  readonly said?: string | undefined;
  readonly copying?: Copying | undefined;
}

const IN_TEXT = 'The answer stands in the conversation.';

/** Starts a view in this document. */
export function startView<A>({ waiting, read, labels, Answer }: View<A>): void {
  let root = document.getElementById('view') as HTMLElement;
  let state: State<A> = { shown: { kind: 'waiting' }, given: {}, busy: false };
  let host: Host | undefined;
  let calls = 0;
  let pressed: Element | null = null;

  const change = (changed: Partial<State<A>>): void => {
    state = { ...state, ...changed };
    try {
      render(<Frame />, root);
    } catch {
      // A record of a version that nobody knows. The text says the same.
      const fresh = document.createElement('main');
      root.replaceWith(fresh);
      root = fresh;
      root.textContent = IN_TEXT;
    }
  };

  /** What a result shows. */
  const shownOf = ({ content = [], structuredContent, isError }: ToolResult): Shown<A> => {
    const text = content.flatMap((block) => (typeof block.text === 'string' ? [block.text] : [])).join('\n\n');
    const record = structuredContent ?? recordIn(text);
    if (isError === true) return { kind: 'trouble', text: record === undefined ? text : failureText(record, labels) };
    const answer = record === undefined ? undefined : read(record);
    if (answer !== undefined) return { kind: 'answer', answer };
    return { kind: 'text', text: record === undefined && text !== '' ? text : IN_TEXT };
  };

  const say = (words: string): void => {
    const place = placeOf(pressed);
    (host?.say(words) ?? Promise.reject(new Error('no host'))).then(
      () => change({ said: `Sent to the conversation: ${words}` }),
      () => change({ copying: { title: 'Copy this into the conversation:', text: words, place } }),
    );
  };

  const ask = (given: Fields, words: string): void => {
    if (host?.callsTools !== true) {
      say(words);
      return;
    }
    const { tell, call } = host;
    const number = (calls += 1);
    change({ busy: true, trouble: undefined, said: undefined, copying: undefined });
    call(tool, given).then(
      (result) => {
        if (number !== calls) return;
        const shown = shownOf(result);
        if (shown.kind === 'trouble') {
          change({ busy: false, trouble: shown.text });
          return;
        }
        change({ busy: false, shown, given });
        tell([
          { type: 'text', text: `In the view, ${tool} was called with ${JSON.stringify(given)}:` },
          ...(result.content ?? []),
        ]);
        arrive(root);
      },
      () => {
        if (number === calls)
          change({
            busy: false,
            trouble: 'The assistant did not give an answer. Try again, or ask in the conversation.',
          });
      },
    );
  };

  const open = (url: string, place: Copying['place']): void => {
    if (url.startsWith('tel:')) {
      change({
        copying: { title: 'Dial this on your phone:', text: decodeURIComponent(url.slice('tel:'.length)), place },
      });
      return;
    }
    (host?.open(url) ?? Promise.reject(new Error('no host'))).catch(() =>
      change({ copying: { title: 'The assistant did not open this address. Copy it:', text: url, place } }),
    );
  };

  const Frame = () => {
    const { shown, given, busy, trouble, said, copying } = state;
    return (
      <>
        <div class="answer" tabIndex={-1} aria-busy={busy || shown.kind === 'waiting'}>
          {trouble === undefined ? null : <Trouble say={ENGLISH} text={trouble} />}
          {shown.kind === 'waiting' ? <p class="waiting">{waiting(given)}</p> : null}
          {shown.kind === 'answer' ? <Answer answer={shown.answer} given={given} ask={ask} say={say} /> : null}
          {shown.kind === 'text' ? <p class="plain">{shown.text}</p> : null}
          {shown.kind === 'trouble' ? <Trouble say={ENGLISH} text={shown.text} /> : null}
        </div>
        <p class={said === undefined ? 'unseen' : 'said'} role="status">
          {said ?? (busy ? waiting(given) : '')}
        </p>
        {copying === undefined ? null : <Copy {...copying} close={() => change({ copying: undefined })} />}
      </>
    );
  };

  document.addEventListener('click', (event) => {
    pressed = event.target instanceof Element ? event.target.closest('a, button') : null;
    if (!(pressed instanceof HTMLAnchorElement)) return;
    // A link cannot open anything from inside an assistant.
    event.preventDefault();
    if (/^(?:https?|tel):/.test(pressed.protocol)) open(pressed.href, placeOf(pressed));
  });

  dress({});
  dark.addEventListener('change', () => dress({}));
  change({});
  connect(version, {
    context: dress,
    input: (given) => {
      // A view that has already asked by itself goes on from there.
      if (calls === 0) change({ given });
    },
    result: (result) => {
      if (calls === 0) change({ shown: shownOf(result) });
    },
    cancelled: () => {
      if (calls === 0) change({ shown: { kind: 'text', text: 'The call was stopped before it gave an answer.' } });
    },
  }).then(
    (connected) => {
      host = connected;
      watchHeight(connected);
    },
    () => change({ shown: { kind: 'text', text: IN_TEXT } }),
  );
}

/** A JSON object as text; undefined if the text is anything else. */
function recordIn(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** Why there is no answer. On the wire an invalid field is a JSON Pointer. */
function failureText(record: Fields, labels: Readonly<Record<string, string>>): string {
  const { detail, errors } = record as { detail?: unknown; errors?: readonly { pointer?: string; detail: string }[] };
  if (typeof detail !== 'string') return IN_TEXT;
  const fields = errors?.map(({ pointer = '', detail: fault }) => ({
    field: pointer.split('/')[1] ?? '',
    detail: fault,
  }));
  return troubleText({ detail, ...(fields === undefined ? {} : { errors: fields }) }, labels);
}

/** Beside what was pressed, on the side that has room. */
function placeOf(pressed: Element | null): Copying['place'] {
  if (pressed === null) return { top: '0' };
  const { top, bottom } = pressed.getBoundingClientRect();
  const height = document.body.getBoundingClientRect().height;
  return top > height / 2 ? { bottom: `${height - top}px` } : { top: `${bottom}px` };
}

/** A text to copy: selected at once, because the assistant may allow neither links nor the clipboard. */
const Copy = ({ title, text, place, close }: Copying & { close: () => void }) => (
  <div class="copy" role="dialog" aria-label={title} style={place}>
    <label>
      {title}
      <textarea readOnly rows={2} value={text} ref={(field) => field?.select()} />
    </label>
    <button type="button" onClick={close}>
      Close
    </button>
  </div>
);

/** Moves the reader to the new answer, because what was pressed may be gone. */
const arrive = (root: HTMLElement): void => root.querySelector<HTMLElement>('.answer')?.focus({ preventScroll: true });

/** What counts where the assistant names no theme. A frame may learn it only after its script has started. */
const dark = matchMedia('(prefers-color-scheme: dark)');
let named: HostContext['theme'];

/** Puts on the assistant's colours and type. Its fonts stay away: they would be fetched from elsewhere. */
function dress({ theme = named, styles, safeAreaInsets }: HostContext): void {
  const { style, dataset } = document.documentElement;
  named = theme;
  dataset['theme'] = theme ?? (dark.matches ? 'dark' : 'light');
  for (const [name, value] of Object.entries(styles?.variables ?? {})) {
    if (name.startsWith('--') && typeof value === 'string') style.setProperty(name, value);
  }
  if (safeAreaInsets !== undefined) {
    const { top, right, bottom, left } = safeAreaInsets;
    style.setProperty('--inset', `${top}px ${right}px ${bottom}px ${left}px`);
  }
}

/** Tells the assistant how high the view is, whenever that changes. */
function watchHeight(host: Host): void {
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height !== told) host.resized((told = height));
  }).observe(document.body);
}
