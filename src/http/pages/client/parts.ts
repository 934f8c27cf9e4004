import { say, worded } from './say.ts';

/** How long to wait after the last key before asking, in milliseconds. */
const REST_MS = 250;
/** The shortest text to ask about, in characters. */
const SHORTEST = 2;

/** The last question for each place; a new question ends the previous one. */
const asked = new Map<Element, { abort: AbortController; timer?: ReturnType<typeof setTimeout> }>();

/**
 * Makes the service render parts of the page: the answer to a form with `data-part` appears in the element that `data-into`
 * names when the form is submitted, and with `data-live` (or for a single field with `data-part`) while the reader types.
 */
export function startParts(): void {
  addEventListener('popstate', () => {
    // A step to another part of the same page shows what is there.
    if (location.search !== shown) location.reload();
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['part'] === undefined) return;
    event.preventDefault();
    void show(form, fieldsOf(form), true);
  });
  document.addEventListener('input', (event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement)) return;
    const form = field.form;
    const source = field.dataset['part'] !== undefined ? field : form?.dataset['live'] !== undefined ? form : null;
    if (source === null) return;
    const place = placeOf(source);
    if (place === null) return;
    stop(place);
    if (field.value.trim().length < SHORTEST) {
      place.replaceChildren();
      keepAddress(source);
      return;
    }
    const timer = setTimeout(() => {
      const fields = new URLSearchParams([[field.name, field.value]]);
      void show(source, fields, false);
    }, REST_MS);
    asked.set(place, { abort: new AbortController(), timer });
  });
}

const placeOf = (source: HTMLElement): HTMLElement | null => document.getElementById(source.dataset['into'] ?? '');

/** What is filled in. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    if (String(value).trim() !== '') fields.append(name, String(value));
  });
  return fields;
}

/** The query whose answer the page shows, and whether it was asked for, by a button or an address, and not while somebody types. */
let shown = location.search;
let isAsked = true;

/**
 * Gives the page the address that the form opens without this script, so that Back and a reload bring the answer again;
 * Back leads to what was asked for before it.
 */
function keepAddress(source: HTMLElement, isAskedFor = false): void {
  const form = source.closest('form');
  if (form === null) return;
  const address = new URL(form.action);
  address.search = fieldsOf(form).toString();
  if (address.search === '') address.hash = '';
  if (isAsked && address.search !== shown) history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  isAsked = isAskedFor || (isAsked && address.search === shown);
  shown = address.search;
}

function stop(place: Element): void {
  const before = asked.get(place);
  if (before === undefined) return;
  clearTimeout(before.timer);
  before.abort.abort();
  place.removeAttribute('aria-busy');
}

async function show(source: HTMLElement, fields: URLSearchParams, moves: boolean): Promise<void> {
  const place = placeOf(source);
  if (place === null) return;
  stop(place);
  const abort = new AbortController();
  asked.set(place, { abort });
  place.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(`${source.dataset['part']}?${fields}`, {
      signal: abort.signal,
      headers: { accept: 'text/html' },
    });
    const html = response.ok ? await response.text() : undefined;
    if (abort.signal.aborted) return;
    // Safe as HTML: this page's own service renders it and escapes all text from elsewhere.
    if (html === undefined) tell(place, troubleOf(response));
    else place.innerHTML = html;
    // What is to be corrected is shown by the whole page: a summary on top, and the message at the field.
    if (moves && source instanceof HTMLFormElement && place.querySelector('[data-wrong]') !== null) {
      source.submit();
      return;
    }
    keepAddress(source, moves);
    say(place.querySelector<HTMLElement>('[data-said]')?.dataset['said'] ?? place.textContent ?? '');
    if (moves) arrive(place);
  } catch {
    if (!abort.signal.aborted)
      tell(place, worded('The service cannot be reached. Check your connection and try again.'));
  } finally {
    if (!abort.signal.aborted) place.removeAttribute('aria-busy');
  }
}

function troubleOf(response: Response): string {
  const wait = response.headers.get('retry-after') ?? '60';
  if (response.status === 429)
    return worded('You asked many questions in a minute. Try again in {seconds} seconds.').replace('{seconds}', wait);
  if (response.status === 431 || response.status === 414) return worded('That text is too long. Use fewer words.');
  return worded('The service could not answer. Try again in a minute.');
}

function tell(place: HTMLElement, text: string): void {
  const note = document.createElement('p');
  note.className = 'result trouble';
  note.textContent = text;
  place.replaceChildren(note);
  say(text);
}

/** Moves the reader to the answer: in view and in focus. */
function arrive(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const at = place.getBoundingClientRect();
  if (at.top >= 0 && at.bottom <= innerHeight) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
}
