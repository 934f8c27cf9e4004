// `natural` has types for the package as a whole only; these are for the files that we import.

declare module 'natural/lib/natural/distance/jaro-winkler_distance.js' {
  /** Similarity of two texts, 0 to 1. */
  export default function JaroWinklerDistance(
    first: string,
    second: string,
    options?: { ignoreCase?: boolean },
  ): number;
}

declare module 'natural/lib/natural/stemmers/porter_stemmer.js' {
  const PorterStemmer: { stem(word: string): string };
  export default PorterStemmer;
}

declare module 'natural/lib/natural/tokenizers/aggressive_tokenizer.js' {
  export default class AggressiveTokenizer {
    tokenize(text: string): string[];
  }
}

declare module 'natural/lib/natural/phonetics/double_metaphone.js' {
  export default class DoubleMetaphone {
    /** The first and second code of one word, at most `maxLength` (32) letters each. */
    process(token: string, maxLength?: number): [primary: string, secondary: string];
  }
}

declare module 'natural/lib/natural/classifiers/bayes_classifier.js' {
  export default class BayesClassifier {
    addDocument(text: string, label: string): void;
    train(): void;
    getClassifications(text: string): { label: string; value: number }[];
  }
}
