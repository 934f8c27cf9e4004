/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.517, slope: 0.738 } as const;
