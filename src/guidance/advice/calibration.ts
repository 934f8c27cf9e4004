/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.397, slope: 0.807 } as const;
