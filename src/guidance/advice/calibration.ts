/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.351, slope: 0.837 } as const;
