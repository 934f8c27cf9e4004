// `natural` ships types for the whole package only; these are for the single files that are imported.

declare module 'natural/lib/natural/distance/jaro-winkler_distance.js' {
  /** Similarity of two texts, 0 to 1. */
  export default function JaroWinklerDistance(first: string, second: string, options?: { ignoreCase?: boolean }): number;
}
