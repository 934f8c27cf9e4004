/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.565, slope: 0.753 } as const;
