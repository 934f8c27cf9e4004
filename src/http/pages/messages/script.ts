import type { Message } from './say.ts';

/** What the pages' script says. A page in another language gives it the lines. */
export const SCRIPT_MESSAGES = [
  'Copied.',
  'Selected. Copy it with your keyboard.',
  'The service cannot be reached. Check your connection and try again.',
  'You asked many questions in a minute. Try again in {seconds} seconds.',
  'That text is too long. Use fewer words.',
  'The service could not answer. Try again in a minute.',
] as const satisfies readonly Message[];
export type ScriptMessage = (typeof SCRIPT_MESSAGES)[number];
