import type { ScriptMessage } from '../messages/script.ts';

/** Announces a text to people who use a screen reader. */
export function say(text: string): void {
  const place = document.getElementById('said');
  if (place !== null) place.textContent = text;
}

/** A message in the language of the page; the script itself knows English. */
export function worded(message: ScriptMessage): string {
  const words = JSON.parse(document.getElementById('said')?.dataset['words'] ?? '{}') as Record<string, string>;
  return words[message] ?? message;
}
