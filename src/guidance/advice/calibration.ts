/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.414, slope: 0.662 } as const;
