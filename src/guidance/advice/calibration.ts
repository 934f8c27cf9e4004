/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.421, slope: 0.783 } as const;
