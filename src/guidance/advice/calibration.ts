/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.664, slope: 0.463 } as const;
