/** Written by `scripts/train-confidence.ts` from the calibration cases; not by hand. */
export const CALIBRATION = { intercept: 2.259, slope: 0.948 } as const;
