/** Written by `scripts/train-confidence.ts` from the calibration cases; not by hand. */
export const CALIBRATION = { intercept: 2.543, slope: 0.819 } as const;
