import { FITTED } from '../fitted.ts';
import { CONSONANT, formDistance, gapsOf, isGlide, type Form } from '../spelling/sound.ts';

/*
 * Names that sound alike without their spaces, though their words divide at other places.
 */

/** The sound of a name without its spaces, and its consonants: joining or splitting words changes neither. */
export interface RunTogether {
  readonly form: Form;
  readonly skeleton: string;
}

/** At most this many sounds of a name are compared. */
export const LONGEST_TOGETHER = 120;

export function runTogether(words: readonly { readonly form: Pick<Form, 'sounds'> }[]): RunTogether {
  const form: number[] = [];
  for (const word of words)
    for (const code of word.form.sounds) if (form.at(-1) !== code && form.length < LONGEST_TOGETHER) form.push(code);
  let skeleton = '';
  for (let at = 0; at < form.length; at++) {
    const kept = consonantWithin(form[at]!);
    if (kept !== 0 && skeleton.charCodeAt(skeleton.length - 1) !== kept) skeleton += String.fromCharCode(kept);
  }
  const sounds = Uint8Array.from(form);
  return { form: { sounds, gaps: gapsOf(sounds) }, skeleton };
}

/** The consonant class of a sound in a name without spaces; 0 for vowels and for w, y and h, which are unstable everywhere. */
export function consonantWithin(sound: number): number {
  return isGlide(sound) ? 0 : CONSONANT[sound]!;
}

/** Names that are alike only without their spaces must share at least three consonants. */
export const LEAST_CONSONANTS = 3;

/** The score of two names by their sound without spaces; undefined if they do not sound alike. */
export function scoreTogether(mine: RunTogether, theirs: RunTogether, costs?: Int32Array): number | undefined {
  if (mine.skeleton !== theirs.skeleton || mine.skeleton.length < LEAST_CONSONANTS) return undefined;
  const apart = formDistance(mine.form, theirs.form, FITTED.alikeTogether, costs);
  return apart > FITTED.alikeTogether ? undefined : 0.96 - apart * FITTED.soundLoss;
}
