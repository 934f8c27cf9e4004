import { CONSONANT, formDistance, gapsOf, isGlide, SOUND_LOSS, type Form } from '../spelling/sound.ts';

/*
 * Names that sound alike when their words are run together, though the words part elsewhere.
 */

/** The sound of a name run together, and its consonants: what joining or splitting words leaves as it is. */
export interface RunTogether {
  readonly form: Form;
  readonly skeleton: string;
}

/** So many sounds of a name run together are compared. */
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

/** The class of a sound in a name run together, where w, y and h come and go wherever they stand; 0 for what is left out. */
export function consonantWithin(sound: number): number {
  return isGlide(sound) ? 0 : CONSONANT[sound]!;
}

/** Three consonants at least must speak for names that are alike only when run together. */
export const LEAST_CONSONANTS = 3;
/** The most that they may differ by in sound, in hundredths. */
const MOST_APART = 40;

/** The score of two names by their sound run together; undefined where they are not alike in that. */
export function scoreTogether(mine: RunTogether, theirs: RunTogether, costs?: Int32Array): number | undefined {
  if (mine.skeleton !== theirs.skeleton || mine.skeleton.length < LEAST_CONSONANTS) return undefined;
  const apart = formDistance(mine.form, theirs.form, MOST_APART, costs);
  return apart > MOST_APART ? undefined : 0.96 - apart * SOUND_LOSS;
}
