/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.484, slope: 0.748 } as const;
