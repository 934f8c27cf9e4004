/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.578, slope: 0.736 } as const;
