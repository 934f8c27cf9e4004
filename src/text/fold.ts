/**
 * Folds text to plain lower-case letters: the first step of every key.
 *
 * - Compatibility forms (full width, mathematical) become ordinary letters.
 * - Accents and invisible characters are removed.
 * - Letters of Ghanaian alphabets become the letters that registers use instead (ɔ o, ɛ e, ŋ ng).
 * - Look-alikes in other scripts become the Latin letters that they resemble, if every letter of the word has one. A word that
 *   is truly in another script stays unchanged.
 */

const LETTERS: Readonly<Record<string, string>> = {
  ɔ: 'o', ɛ: 'e', ŋ: 'ng', ɖ: 'd', ƒ: 'f', ʋ: 'v', ɣ: 'g', ʊ: 'u', ɩ: 'i', ɪ: 'i', ə: 'e', ǝ: 'e', ɲ: 'ny', ʃ: 'sh', ʒ: 'zh',
  ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ȷ: 'j', ħ: 'h', ŧ: 't', ɡ: 'g', ɑ: 'a', ᴏ: 'o',
  ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ɢ: 'g', ʜ: 'h', ᴊ: 'j', ᴋ: 'k', ʟ: 'l', ᴍ: 'm', ɴ: 'n', ᴘ: 'p', ʀ: 'r', ᴛ: 't', ᴜ: 'u',
  ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y',
}; // prettier-ignore

/** Lower-case Cyrillic, Greek, Armenian and Cherokee letters that look like a Latin one (Unicode TR 39, confusables). */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ё: 'e', є: 'e', ғ: 'f', һ: 'h', н: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k', қ: 'k', ӏ: 'l', м: 'm',
  п: 'n', о: 'o', ө: 'o', р: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't', ц: 'u', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y', ү: 'y', з: 'z',
  α: 'a', β: 'b', ϲ: 'c', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', σ: 'o', τ: 't', υ: 'u', χ: 'x', ω: 'w',
  ζ: 'z', γ: 'y', ա: 'w', ո: 'n', ս: 'u', օ: 'o', ց: 'g', հ: 'h', զ: 'q', ꭰ: 'd', ꭱ: 'r', ꭲ: 't', ꮪ: 's',
}; // prettier-ignore

const ASCII = /^[\x20-\x7e]*$/;
const INVISIBLE = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
const NOT_PLAIN = /[^\x00-\x7f]/u;
const FOREIGN_WORD = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}a-z0-9]+/gu;
const LEET = /(?<=[a-z])[01](?=[a-z])/g;

/** `text` in plain lower-case letters, with its spaces and punctuation. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return unleet(text.toLowerCase());
  let folded = text.normalize('NFKD').replace(INVISIBLE, '').toLowerCase();
  if (NOT_PLAIN.test(folded)) {
    folded = folded.replace(FOREIGN_WORD, (word) => {
      let plain = '';
      for (const letter of word) {
        const latin = letter < '\x80' ? letter : LOOKALIKES[letter];
        if (latin === undefined) return word;
        plain += latin;
      }
      return plain;
    });
    let mapped = '';
    for (const letter of folded) mapped += letter < '\x80' ? letter : (LETTERS[letter] ?? letter);
    folded = mapped.normalize('NFC');
  }
  return unleet(folded);
}

/** Reads a zero or a one between two letters as the letter that it resembles ("g0ld"). */
function unleet(text: string): string {
  return text.includes('0') || text.includes('1') ? text.replace(LEET, (digit) => (digit === '0' ? 'o' : 'l')) : text;
}
