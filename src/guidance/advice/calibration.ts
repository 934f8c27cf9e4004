/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.43, slope: 0.794 } as const;
