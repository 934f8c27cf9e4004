/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.49, slope: 0.755 } as const;
