/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.493, slope: 0.747 } as const;
