/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.602, slope: 0.702 } as const;
