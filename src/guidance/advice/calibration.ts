/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.363, slope: 0.835 } as const;
