/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.452, slope: 0.781 } as const;
