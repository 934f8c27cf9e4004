/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.386, slope: 0.836 } as const;
