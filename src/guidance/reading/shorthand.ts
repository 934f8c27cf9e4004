/** What people type on a phone for whole words. A word that is also an ordinary one ("d", "n") is never longer than a letter. */
const SHORTHAND: Readonly<Record<string, string>> = {
  n: 'and',
  nd: 'and',
  d: 'the',
  u: 'you',
  ur: 'your',
  r: 'are',
  ma: 'my',
  dis: 'this',
  dat: 'that',
  wat: 'what',
  wen: 'when',
  wit: 'with',
  wid: 'with',
  wiv: 'with',
  bcos: 'because',
  bcoz: 'because',
  coz: 'because',
  cos: 'because',
  bro: 'brother',
  bros: 'brothers',
  broda: 'brother',
  brodas: 'brothers',
  sis: 'sister',
  sista: 'sister',
  sistas: 'sisters',
  hubby: 'husband',
  coy: 'company',
  coys: 'companies',
  grp: 'group',
  ppl: 'people',
  pple: 'people',
  hav: 'have',
  tek: 'take',
  jst: 'just',
  jus: 'just',
  frm: 'from',
  shr: 'share',
  wnt: 'want',
  wana: 'want',
  bth: 'both',
  assoc: 'association',
  assn: 'association',
  org: 'organisation',
  orgs: 'organisations',
  corp: 'corporation',
  govt: 'government',
  mgt: 'management',
  intl: 'international',
  yrs: 'years',
  evry: 'every',
  evryone: 'everyone',
  evrybody: 'everybody',
  anoda: 'another',
  togeda: 'together',
  togetha: 'together',
  foto: 'photo',
  biz: 'business',
  bizness: 'business',
  bizniz: 'business',
};

/** Longer ones, before the text is cut into words: digits for sounds, and several words in one. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/\b(some|sum)1\b/g, 'someone'],
  [/\b(every|evry)1\b/g, 'everyone'],
  [/\b(any|eni)1\b/g, 'anyone'],
  [/\bno1\b/g, 'no one'],
  [/\bb4\b/g, 'before'],
  [/\bgr8\b/g, 'great'],
  [/\bdn?t\b/g, 'do not'],
  [/\bwudnt\b/g, 'would not'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [
    /\b(want|wants|wnt|wan|need|needs|how|plan|plans|try|trying|ready|able|like|change|turn|hope|hav|have|has|grp|group|going) 2 (?=[a-z])/g,
    '$1 to ',
  ],
  [/\b([a-z]{4,}s) 2 (?=[a-z]+s\b)/g, '$1 to '],
  [/\b([a-z]{3,}) 4 (?=(?:d|the|my|ma|our|a|all|us|me|free|it)\b)/g, '$1 for '],
];

/** Opens what is longer than a word; the text is folded already. */
export function openSounds(text: string): string {
  let open = text;
  for (const [sound, words] of SOUNDS) open = open.replace(sound, words);
  return open;
}

/** The whole word for a short one, or the word itself. */
export function openWord(word: string): string {
  return Object.hasOwn(SHORTHAND, word) ? SHORTHAND[word]! : word;
}

/** How words are written as they sound here, and what that stands for: "farmas", "sellin", "foundashon", "togeda". */
const AS_HEARD: readonly (readonly [RegExp, string])[] = [
  [/as$/, 'ers'],
  [/a$/, 'er'],
  [/in$/, 'ing'],
  [/shons?$/, 'tion'],
  [/shun$/, 'tion'],
  [/f/, 'ph'],
  [/d/, 'th'],
  [/k/, 'c'],
  [/z$/, 's'],
];

/** What a word may stand for if it is written as it sounds; the caller knows which of them are words. */
export function asHeard(word: string): string[] {
  return AS_HEARD.filter(([end]) => end.test(word)).map(([end, whole]) => word.replace(end, whole));
}
