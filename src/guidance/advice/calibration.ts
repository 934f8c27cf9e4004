/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.44, slope: 0.777 } as const;
