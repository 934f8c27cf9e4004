/** A message in another language. */
export interface Line {
  readonly text: string;
  /** Whether a native speaker has read it and found it right. */
  readonly reviewed: boolean;
}
