/** Written by `scripts/train-confidence.ts` from the calibration cases; not by hand. */
export const CALIBRATION = { intercept: 2.551, slope: 0.816 } as const;
