/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.475, slope: 0.739 } as const;
