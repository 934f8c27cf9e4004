/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.432, slope: 0.777 } as const;
