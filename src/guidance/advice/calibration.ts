/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.458, slope: 0.768 } as const;
