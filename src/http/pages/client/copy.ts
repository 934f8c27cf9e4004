import { say, worded } from './say.ts';

const SHOWN_MS = 2_000;

/** Makes buttons copy the text of the element that `data-copy` names. */
export function startCopying(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    const source = button === null ? null : document.getElementById(button.dataset['copy'] ?? '');
    if (button === null || source === null) return;
    void copy(source).then((copied) => {
      say(worded(copied ? 'Copied.' : 'Selected. Copy it with your keyboard.'));
      button.classList.toggle('copied', copied);
      setTimeout(() => button.classList.remove('copied'), SHOWN_MS);
    });
  });
}

/** Copies the text. If the browser does not allow that, selects it for the reader to copy. */
async function copy(source: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(source);
    return false;
  }
}
