/** Written by `scripts/train-confidence.ts` from the calibration cases; not by hand. */
export const CALIBRATION = { intercept: 2.683, slope: 0.975 } as const;
