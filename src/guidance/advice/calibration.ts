/** Written by `scripts/train-confidence.ts` from the calibration cases; not by hand. */
export const CALIBRATION = { intercept: 2.408, slope: 0.775 } as const;
