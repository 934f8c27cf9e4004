import { FITTED } from '../fitted.ts';

/**
 * How a word sounds in Ghana: a phonetic form for Akan, Ga, Ewe and English-in-Ghana spellings, and the distance of two forms.
 * The rules are those of the project's notes on Ghanaian orthography (gy dj j, ky ch, hy sh, dw j, tw ch, kw qu, silent final
 * h, doubled letters, final ng/n, nasals before p b f, dz j, ts ch, kp p, gb b, r/l, o/u, e/i, w dropped after k).
 *
 * A form has one character for each sound. Vowels: a e i o u, U (long u), E (a last e that may be silent); A, I = wa, we after k, g
 * or h (o in anglicised spellings). Consonants: p b t d k g f v s z S (sh) C (ch) J (dj) m n l r R (silent r) h w y.
 */
export interface Sound {
  /** The likeliest reading, and a second one if the letters allow two (tw = ch or t); both are equal otherwise. */
  readonly form: string;
  readonly second: string;
  /** The consonants alone, in broad classes: words that sound alike share one of the two skeletons. */
  readonly skeleton: string;
  readonly secondSkeleton: string;
}

const VOWEL = new Set('aeiouy');
const SPOKEN_DIGITS = 'zero won to three for five six seven ate nine'.split(' ');
/** Numbers that are not spoken digit by digit. */
const SPOKEN: ReadonlyMap<string, string> = new Map(
  (
    '1st first,2nd second,3rd third,10 ten,11 eleven,12 twelve,13 thirteen,14 fourteen,15 fifteen,16 sixteen,17 seventeen,' +
    '18 eighteen,19 nineteen,20 twenty'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** The sound of one canonical word. Letters outside a-z and 0-9 stay unchanged. */
export function soundOf(word: string): Sound {
  const letters = spell(word);
  const form = pronounce(letters, false);
  // Letters without a vowel are read one by one: they sound like no other word, but like their own names written out ("Bee Cee").
  if (/^[b-df-hj-np-tv-xz]+$/.test(letters)) {
    const spoken = word.length > 1 && word.length <= MOST_SPELT_OUT ? spellOut(word) : form;
    return { form: spoken, second: spoken, skeleton: `#${word}`, secondSkeleton: `#${word}` };
  }
  const second = pronounce(asInEnglish(letters.replace(FIRST_VOWEL, '').replace(FIRST_AI, 'ayi')), true);
  const skeleton = skeletonOf(form);
  return { form, second, skeleton, secondSkeleton: second === form ? skeleton : skeletonOf(second) };
}

/** The first vowel of an Akan name may be left out; w, y or h then begins the word (Ahenkora, Henkora). */
const FIRST_VOWEL = /^[ao](?=[hwy][aeiou].{3})/;

/** A first ai may be two syllables (Aishatu, Ayishetu). */
const FIRST_AI = /^ai(?=[^aeiouy])/;

/** Longer words without a vowel are abbreviations, not initials. */
const MOST_SPELT_OUT = 4;
const LETTER_NAMES: ReadonlyMap<string, string> = new Map(
  'b bee,c cee,d dee,f eff,g jee,h aitch,j jay,k kay,l ell,m em,n en,p pee,q cue,r ar,s ess,t tee,v vee,w doubleyou,x ex,z zed'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** The sound of initials, read out letter by letter. */
function spellOut(initials: string): string {
  return Array.from(initials, (letter) => pronounce(spell(LETTER_NAMES.get(letter) ?? letter), false)).join('');
}

/**
 * English spellings of one sound, as non-rhotic English has it, in the order in which they apply. Only the second reading follows
 * them, because a Ghanaian name is read as it is written ("Obuase" has four syllables).
 */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiouy][a-z]*[kpfsx]|[cs]h)ed$/, 't'],
  [/(?<=[aeiouy][a-z]*[^aeioutdkpfsx])ed$/, 'd'],
  [/eigh|aigh/, 'ai'],
  [/(?<=^[tr]|en)ough/, 'uf'],
  [/ow(?=e[lr])/, 'aw'],
  [/(?<=[aeiou])th(?=er$)/, 'd'],
  [/[ao]ugh(?=t)|au(?=[^aeiouwy])|aw(?=[klnr])/, 'or'],
  [/ould$/, 'ood'],
  [/are$|eir$|ear$|ayor$/, 'air'],
  [/(?<=[aeiou][a-z]*[bt])re$/, 'er'],
  [/ere$|ier$/, 'eer'],
  [/oar|oor|ore$|our$/, 'or'],
  [/(?<=[iuy])re$/, 'r'],
  [/(?<=^w|[^aeiou]w)or(?![aeiou])/, 'er'],
  [/(?<=^w)ar(?![aeiou])/, 'or'],
  [/(?<![aeiou])(?:[iuy]|ea)r(?![aeiouy])/, 'er'],
  [/a(?=[bcdfgklmnpstvz]e$)/, 'ai'],
  [/oa/, 'o'],
  [/(?<=[rslj])ui(?=[^aeiou])/, 'u'],
  [/gu(?=[aei])/, 'g'],
  [/ique$/, 'eek'],
  [/que$/, 'k'],
  [/gn(?=e?$)/, 'n'],
  [/(?<=[aeiouy][a-z]*[^aeiouy])(?:[aeiouy]l|le)$/, 'el'],
  [/(?<=[aeiouy][a-z]*[^aeiouy])[ao](?=[nt]$)/, 'e'],
];
/** Whether any of them may apply: most words need no further look. */
const MAY_BE_ENGLISH =
  /ed$|ow[e]|ther$|igh|ugh|au|aw|ould$|[aeiou]r|yr|re$|a[bcdfgklmnpstvz]e$|oa|ui|gu|que$|gn|l$|le$|[ao][nt]$/;

function asInEnglish(letters: string): string {
  if (!MAY_BE_ENGLISH.test(letters)) return letters;
  let text = letters;
  for (const [spelling, sound] of ENGLISH) text = text.replace(spelling, sound);
  return text;
}

/** Replaces digits by spoken words, removes a plural z ("handz"), and writes doubled consonants once and sounds with two spellings one way. */
function spell(word: string): string {
  let letters = SPOKEN.get(word) ?? word;
  if (/\d/.test(letters)) letters = letters.replace(/\d/g, (digit) => SPOKEN_DIGITS[Number(digit)]!);
  if (letters.length > 3 && letters.endsWith('z'))
    letters = letters.replace(/iez$/, 'y').replace(/(?<!quart|blit|walt|her|z)z$/, '');
  letters = letters.replace(/([^aeiou])\1+/g, '$1');
  return MAY_BE_W_OR_N.test(letters) ? letters.replace(W_WRITTEN_U, 'w').replace(N_WRITTEN_M, 'n') : letters;
}

/** A w that is written u or ou after k, before a or e (Akuapem, Kouassi). A last "ua" is two syllables (Akua). */
const W_WRITTEN_U = /(?<=[ck])u(?=[ae].*[^h])|(?<=[ckg])ou(?=[ae].*[^h])/g;

/** A nasal before k or g is n, however it is written (Kumkumba, Konkomba); a first m is not one (McKay). */
const N_WRITTEN_M = /(?!^)m(?=[kgq]|c(?!h))/g;
/** Whether any of the two may be found: most words need no further look. */
const MAY_BE_W_OR_N = /[ckg]o?u[ae]|m[ckgq]/;

function pronounce(word: string, second: boolean): string {
  let form = '';
  let at = 0;
  const size = word.length;
  const is = (offset: number): boolean => VOWEL.has(word[at + offset] ?? '');
  const put = (sounds: string, letters: number): void => {
    form += sounds;
    at += letters;
  };
  while (at < size) {
    const letter = word[at]!;
    const next = word[at + 1] ?? '';
    const third = word[at + 2] ?? '';
    const last = form.at(-1) ?? '';
    const afterVowel = 'aeiouUAIE'.includes(last) && last !== '';
    switch (letter) {
      case 'a':
        if (next === 'a') put('a', 2);
        else if (next === 'i' || next === 'y')
          put(VOWEL.has(third) && next === 'y' ? 'a' : 'e', VOWEL.has(third) && next === 'y' ? 1 : 2);
        else if (next === 'e') put('e', 2);
        else if (next === 'u' && third === 'g' && word[at + 3] === 'h') put('a', 4);
        else if (next === 'u' && third === 'w') put('a', 2);
        else if ((next === 'w' && !VOWEL.has(third)) || next === 'u' || (next === 'o' && at + 2 === size)) put('ao', 2);
        else if (next === 'w' && third === 'o' && at + 3 === size) put('ao', 3);
        else put('a', 1);
        break;
      case 'e':
        if (next === 'e' || next === 'a') put('i', 2);
        else if (next === 'i' && third === 'g' && word[at + 3] === 'h') put('e', 4);
        else if (next === 'i' || (next === 'y' && !VOWEL.has(third))) put('e', 2);
        else if (next === 'u' || (next === 'w' && !VOWEL.has(third))) put('u', 2);
        else if (next === 'r' && at + 2 === size && size > 3) put('aR', 2);
        else if (at + 1 === size && !afterVowel && form.length > 1) put('E', 1);
        else if (at + 1 === size && (last === 'o' || last === 'u') && size > 3) put('', 1);
        else put('e', 1);
        break;
      case 'i':
        if (next === 'g' && third === 'h') put('i', 3);
        else if (next === 'e' && !(third === 'r' && at + 3 < size)) put('i', 2);
        else if (next === 'i') put('i', 2);
        else put('i', 1);
        break;
      case 'o':
        if (next === 'u' && third === 'g' && word[at + 3] === 'h') put('o', 4);
        else if (next === 'u' && at === 0 && is(2)) put('w', 2);
        else if (next === 'o' || next === 'u') put(next === 'u' && third === 'r' && at + 3 === size ? 'a' : 'u', 2);
        else if (next === 'w' && !VOWEL.has(third)) put('o', 2);
        else if (next === 'r' && at + 2 === size && size > 4) put(second ? 'aR' : 'oR', 2);
        else put('o', 1);
        break;
      case 'u':
        if (next === 'u') put('U', 2);
        else put('u', 1);
        break;
      case 'y':
        if (at === 0 && is(1)) put('y', 1);
        else if (VOWEL.has(next) && next !== 'y') put(afterVowel ? 'y' : 'i', 1);
        else put('i', 1);
        break;
      case 'b':
        if (next === 'b') put('b', 2);
        else if (next === 'g') put(second ? 'g' : 'b', 1);
        else put('b', 1);
        break;
      case 'c':
        if (next === 'h') put(second ? 'k' : 'C', 2);
        else if (next === 'k' || next === 'q') put('', 1);
        else if (next === 'w') put(labial('k', third), third === 'a' || third === 'e' ? 3 : 2);
        else if (next === 'i' && VOWEL.has(third) && third !== 'e' && at > 0) put('S', 2);
        else if (next === 'e' || next === 'i' || next === 'y') put(second && at === 0 ? 'k' : 's', 1);
        else put('k', 1);
        break;
      case 'd':
        if (next === 'w' && is(2)) {
          if (second) put('d', 2);
          else put('J', 2);
        } else if (next === 's' && third === 'c' && word[at + 3] === 'h') put('J', 4);
        else if (next === 'y' && is(2) && !second) put('J', 2);
        else if (next === 'z' || next === 'j') {
          at += third === 'w' || (third === 'y' && is(3)) ? 3 : 2;
          form += at >= size && next === 'z' ? 'dz' : 'J';
        } else if (next === 'g' && (third === 'e' || third === 'i' || third === 'y'))
          put('J', third === 'y' && is(3) ? 3 : third === 'e' && is(3) ? 3 : 2);
        else if (second && next === 'i' && (third === 'e' || third === 'a') && at + 3 < size) put('J', 2);
        else put('d', 1);
        break;
      case 'g':
        if (next === 'y') put('J', is(2) ? 2 : 1);
        else if (next === 'j') put('J', 2);
        else if (next === 'h') put(at === 0 || VOWEL.has(third) ? 'g' : '', 2);
        else if (next === 'n' && second && is(2)) put('ni', 2);
        else if (next === 'n' && at === 0) put('n', 2);
        else if (next === 'b') put(second ? 'g' : 'b', 2);
        else if (next === 'e' || next === 'i') put(second ? 'g' : 'J', 1);
        else if (next === 'w' || (next === 'u' && 'aei'.includes(third) && third !== ''))
          put(labial('g', third), third === 'a' || third === 'e' ? 3 : 2);
        else put('g', 1);
        break;
      case 'h':
        if (next === 'y' && is(2)) put('S', 2);
        else if (next === 'w') put(second ? 'w' : 'S', 2);
        else if (at === 0) put('h', 1);
        else if (VOWEL.has(next) && afterVowel) put('h', 1);
        else put('', 1);
        break;
      case 'j':
        put('J', next === 'w' || next === 'h' || (next === 'y' && is(2)) ? 2 : 1);
        break;
      case 'k':
        if (next === 'n' && at === 0) put(second ? 'kn' : 'n', 2);
        else if (next === 'p') put(second ? 'k' : 'p', 2);
        else if (next === 'j') put('C', 2);
        else if (next === 'y' && is(2)) put(second ? 'ki' : 'C', 2);
        else if (next === 'w') put(labial('k', third), third === 'a' || third === 'e' ? 3 : 2);
        else if (next === 'h') put(second && at === 0 ? 'h' : 'k', 2);
        else put('k', 1);
        break;
      case 'm':
        if ((next === 'b' || next === 'n') && at + 2 === size) put('m', 2);
        else put('m', 1);
        break;
      case 'n':
        if (next === 'y' && is(2)) put('ni', 2);
        else if (next === 'g' && third === 'm') put('', 2);
        else if (next === 'm' && at === 0) put('', 1);
        else if (next === 'g' && at === 0 && second && (third === 'k' || is(2))) put('n', 2);
        else if (next === 'g' && at + 2 === size) put('n', 2);
        else if (next === 'p' || next === 'b' || next === 'f') put('m', 1);
        else put('n', 1);
        break;
      case 'p':
        if (next === 'h') put('f', 2);
        else if (next === 's' && at === 0) put('s', 2);
        else if (next === 't' && word[at - 1] === 'm') put('', 1);
        else put('p', 1);
        break;
      case 'q':
        if (next === 'u' && (third === 'a' || third === 'e')) put(labial('k', third), 3);
        else if (next === 'u' && VOWEL.has(third)) put('kw', 2);
        else put('k', 1);
        break;
      case 'r':
        put(afterVowel && !VOWEL.has(next) ? 'R' : 'r', 1);
        break;
      case 's':
        if (next === 'c' && third === 'h') put(second ? 'S' : 'sk', 3);
        else if (next === 'h' || next === 'j') put('S', 2);
        else if (next === 'c' && 'eiy'.includes(third) && third !== '') put('s', 2);
        else if (next === 'i' && third === 'o' && word[at + 3] === 'n') put('S', 2);
        else put('s', 1);
        break;
      case 't':
        if (next === 'c' && third === 'h') put('C', 3);
        else if (next === 'j') put('C', 2);
        else if (next === 's' && third === 'h') put('C', 3);
        else if (next === 's' && third === 'c' && word[at + 3] === 'h') put(second ? 'S' : 'C', 4);
        else if (next === 'y' && is(2)) put(second ? 'ti' : 'C', 2);
        else if (next === 's' && (at === 0 || is(2) || third === 'w' || third === 'y'))
          put(second ? 's' : 'C', third === 'w' || (third === 'y' && is(3)) ? 3 : 2);
        else if (next === 'w' && is(2)) put(second ? 'tw' : 'C', 2);
        else if (next === 'i' && third === 'o' && word[at + 3] === 'n') put('S', 2);
        else if (next === 'i' && third === 'a' && (word[at + 3] === 'l' || word[at + 3] === 'n')) put('S', 2);
        else if (next === 'h') put('t', 2);
        else put('t', 1);
        break;
      case 'v':
        put(second && at === 0 ? 'w' : 'v', 1);
        break;
      case 'w':
        if (next === 'h' && at === 0) put('w', 2);
        else if (next === 'r' && at === 0) put('r', 2);
        else put(afterVowel && !VOWEL.has(next) ? 'o' : 'w', 1);
        break;
      case 'x':
        if (at === 0) put(VOWEL.has(next) ? (second ? 'h' : 's') : 'eks', 1);
        else if (at + 1 === size) put(second ? 'k' : 'ks', 1);
        else put(second && is(1) ? 'h' : 'ks', 1);
        break;
      case 'z':
        put(
          next === 'i' && third === 'o' && word[at + 3] === 'n' && at > 0 ? 'S' : 'z',
          next === 'i' && third === 'o' && word[at + 3] === 'n' && at > 0 ? 2 : 1,
        );
        break;
      default:
        put(letter, 1);
    }
  }
  return form.replace(/(.)\1+/g, '$1');
}

/** k or g followed by w: the rounding moves to the next vowel, as spellings with o show (Kwaku, Koku). */
function labial(stop: string, vowel: string): string {
  return vowel === 'a' ? `${stop}A` : vowel === 'e' ? `${stop}I` : `${stop}w`;
}

/** The consonant class of each sound; 0 for vowels and for sounds that may be silent. */
export const CONSONANT = Uint8Array.from({ length: 256 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if ('aeiouAIUER'.includes(letter)) return 0;
  return ({ z: 's', S: 's', r: 'l', v: 'f' }[letter] ?? letter).charCodeAt(0);
});
/** Whether a sound is w, y or h: a consonant at the start of a word only, and unstable elsewhere. */
export function isGlide(sound: number): boolean {
  return sound === CODE.w || sound === CODE.y || sound === CODE.h;
}
const NO_CONSONANT = 'a';

function skeletonOf(form: string): string {
  let skeleton = '';
  for (let at = 0; at < form.length; at++) {
    const letter = form[at]!;
    if (at > 0 && isGlide(letter.charCodeAt(0))) continue;
    const code = letter.charCodeAt(0);
    const kept = CONSONANT[code < 128 ? code : 128 | (code & 127)]!;
    if (kept !== 0 && skeleton.charCodeAt(skeleton.length - 1) !== kept) skeleton += String.fromCharCode(kept);
  }
  return skeleton === '' ? NO_CONSONANT : skeleton;
}

/** Whether a form, a stretch of bytes, has this skeleton. */
export function hasSkeleton(forms: Uint8Array, from: number, to: number, skeleton: string): boolean {
  let length = 0;
  let last = 0;
  for (let at = from; at < to; at++) {
    const code = forms[at]!;
    if (at > from && isGlide(code)) continue;
    const kept = CONSONANT[code]!;
    if (kept === 0 || kept === last) continue;
    if (skeleton.charCodeAt(length++) !== kept) return false;
    last = kept;
  }
  return length === skeleton.length || (length === 0 && skeleton === NO_CONSONANT);
}

/** The costs of replacing one sound by another, in hundredths of a consonant; symmetric. A pair that is not listed costs 100. */
const SUBSTITUTIONS = `ei 18, eE 0, iE 10, aE 30, ou 5, uU 15, oU 15, ae 30, ao 50, au 50, AI 20, Ao 30, Io 30, Au 30, Iu 30, AU 60, IU 60, Aa 30,
  Ie 30, Ii 35, Ia 45, sz 10, sS 30, zS 35, rl 35, Rl 50, Rr 10, fv 30, mn 30`;
const SUBSTITUTION = new Uint8Array(256 * 256).fill(100);
for (let code = 0; code < 256; code++) SUBSTITUTION[code * 256 + code] = 0;
for (const entry of SUBSTITUTIONS.split(',')) {
  const [pair = '', cost] = entry.trim().split(' ');
  const [a, b] = [pair.charCodeAt(0), pair.charCodeAt(1)];
  SUBSTITUTION[a * 256 + b] = Number(cost);
  SUBSTITUTION[b * 256 + a] = Number(cost);
}

const CODE = {
  A: 65,
  E: 69,
  I: 73,
  R: 82,
  a: 97,
  e: 101,
  h: 104,
  i: 105,
  k: 107,
  l: 108,
  o: 111,
  r: 114,
  u: 117,
  w: 119,
  y: 121,
} as const;
const IS_VOWEL = new Uint8Array(256);
for (const vowel of 'aeiouUAIE') IS_VOWEL[vowel.charCodeAt(0)] = 1;
const PARTED = new Uint8Array(256);
for (const consonant of 'pbtdkgf') PARTED[consonant.charCodeAt(0)] = 1;

/** The number of sounds of a form that are compared; the rest is ignored. */
const LONGEST_FORM = 160;

/** A form as bytes, one for each sound, and the cost of each sound that the other word lacks. */
export interface Form {
  readonly sounds: Uint8Array;
  readonly gaps: Uint8Array;
}

/** Encodes a form as bytes. A letter outside ASCII becomes a byte above 127, the same byte for the same letter. */
export function encodeForm(form: string): Form {
  const sounds = new Uint8Array(Math.min(form.length, LONGEST_FORM));
  for (let at = 0; at < sounds.length; at++) {
    const code = form.charCodeAt(at);
    sounds[at] = code < 128 ? code : 128 | (code & 127);
  }
  return { sounds, gaps: gapsOf(sounds) };
}

/** The cost of each sound of a form that the other word lacks, in hundredths. */
export function gapsOf(sounds: Uint8Array): Uint8Array {
  return sounds.map((code, at) => {
    if (code === CODE.E) return 10;
    if (code === CODE.R) return 20;
    if (code === CODE.h) return at === 0 ? 50 : 20;
    if (IS_VOWEL[code] === 1) {
      if (at === 0) return beginning(code, sounds);
      // The second half of "aw" is not silent: Yaw is not Yaa.
      if (code === CODE.o && sounds[at - 1] === CODE.a) return 50;
      if (IS_VOWEL[sounds[at - 1]!] === 1 || IS_VOWEL[sounds[at + 1] ?? 0] === 1) return 25;
      // A glide and its own vowel are one sound: Eyram, Eyiram.
      if ((code === CODE.i && sounds[at - 1] === CODE.y) || (code === CODE.u && sounds[at - 1] === CODE.w)) return 25;
      return isBreak(sounds, at) ? 30 : 60;
    }
    if (code === CODE.w || code === CODE.y) return at > 0 ? 20 : 60;
    return 100;
  });
}

/** Whether a vowel only parts a consonant from r or l, within a word: Abrewa, Aberewa. At the end it is heard: "fry", "ferry". */
function isBreak(sounds: Uint8Array, at: number): boolean {
  const [before, after] = [sounds[at - 1]!, sounds[at + 1]];
  return (
    PARTED[before] === 1 &&
    (after === CODE.r || after === CODE.l) &&
    IS_VOWEL[sounds[at + 2] ?? 0] === 1 &&
    at + 3 < sounds.length
  );
}

/** The cost of an optional first vowel (Akwasi, Kwasi; Express, Xpress). */
function beginning(code: number, sounds: Uint8Array): number {
  if (code === CODE.e && sounds[1] === CODE.k) return 10;
  return code === CODE.a || code === CODE.o ? 20 : 30;
}

/**
 * The distance in sound between a form and a stretch of `others`, in hundredths: 0 for the same sounds, 100 for one consonant
 * inserted, deleted or replaced. May return {@link FAR} for any distance above `limit`. Symmetric.
 *
 * @param costs working memory, from {@link makeCosts}
 */
export function soundDistance(
  { sounds, gaps }: Form,
  others: Uint8Array,
  otherGaps: Uint8Array,
  from: number,
  to: number,
  limit: number,
  costs: Int32Array,
): number {
  const width = to - from + 1;
  const size = sounds.length;
  // Only the columns from the first to the last that are within the limit lead on (Ukkonen 1985): mostly two or three of them.
  let [first, last] = [0, 0];
  costs[0] = 0;
  for (let total = 0; last + 1 < width && (total += otherGaps[from + last]!) <= limit;) costs[++last] = total;
  let row = 0;
  for (let at = 0; at < size; at++) {
    const above = row;
    row = width - row;
    const gap = gaps[at]!;
    const swaps = sounds[at]! << 8;
    let diagonal = costs[above + first]!;
    let left = diagonal + gap;
    costs[row + first] = left;
    let [begin, end] = left <= limit ? [first, first] : [-1, -1];
    let j = first + 1;
    for (; j <= last; j++) {
      const place = from + j - 1;
      const across = diagonal + SUBSTITUTION[swaps | others[place]!]!;
      diagonal = costs[above + j]!;
      const down = diagonal + gap;
      left += otherGaps[place]!;
      if (across < left) left = across;
      if (down < left) left = down;
      costs[row + j] = left;
      if (left > limit) continue;
      if (begin === -1) begin = j;
      end = j;
    }
    if (j < width) {
      const across = diagonal + SUBSTITUTION[swaps | others[from + j - 1]!]!;
      left += otherGaps[from + j - 1]!;
      if (across < left) left = across;
      for (; left <= limit; left += otherGaps[from + j - 1]!) {
        costs[row + j] = left;
        if (begin === -1) begin = j;
        end = j;
        if (++j === width) break;
      }
    }
    if (begin === -1) return FAR;
    first = begin;
    last = end;
  }
  return last === width - 1 ? costs[row + last]! : FAR;
}

/** Two rows of costs, for forms of any length. */
export function makeCosts(): Int32Array {
  return new Int32Array(2 * (LONGEST_FORM + 1));
}

/** A distance above any limit. */
export const FAR = 1_000_000;

/** Working memory for callers without their own: one comparison is over before the next begins. */
const COSTS = makeCosts();

/** The {@link soundDistance} of two whole forms. */
export function formDistance(a: Form, b: Form, limit: number, costs = COSTS): number {
  return soundDistance(a, b.sounds, b.gaps, 0, b.sounds.length, limit, costs);
}

/** From this number of consonants on, a word is long. */
const LONG_SKELETON = 4;

/** Words of so many sounds with one consonant have too few sounds to share for most of them to be others. */
const SHORT_FORM = 4;

/**
 * The largest distance at which two words sound alike, in hundredths.
 *
 * @param skeletonA the number of consonants of one, and of the other
 * @param sounds the number of sounds of the shorter one
 */
export function alikeLimit(skeletonA: number, skeletonB: number, sounds: number): number {
  const consonants = Math.min(skeletonA, skeletonB);
  if (consonants >= LONG_SKELETON) return FITTED.alikeLong;
  return consonants < 2 && sounds <= SHORT_FORM ? FITTED.alikeShort : FITTED.alike;
}

/** The largest distance at which two words with skeletons of these lengths sound nearly alike, in hundredths. */
export function nearLimit(skeletonA: number, skeletonB: number): number {
  const consonants = Math.min(skeletonA, skeletonB);
  return consonants < 2 ? 0 : FITTED.nearEach * consonants;
}

/** Whether forms of these lengths may sound nearly alike: neither may have more than one sound that the other lacks. */
export const areNearLengths = (lengthA: number, lengthB: number): boolean =>
  lengthA - lengthB <= 1 && lengthB - lengthA <= 1;
