/** Words that only licences look for; the speller knows them too. */
export const LICENCE_WORDS: readonly string[] = [];
