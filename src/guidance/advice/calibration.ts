/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.368, slope: 0.84 } as const;
