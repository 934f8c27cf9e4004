/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.366, slope: 0.799 } as const;
