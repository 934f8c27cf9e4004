/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.473, slope: 0.734 } as const;
