/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.487, slope: 0.75 } as const;
