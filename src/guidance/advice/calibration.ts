/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.538, slope: 0.73 } as const;
