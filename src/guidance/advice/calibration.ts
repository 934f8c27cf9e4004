/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.375, slope: 0.831 } as const;
