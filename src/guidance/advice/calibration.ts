/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.502, slope: 0.604 } as const;
