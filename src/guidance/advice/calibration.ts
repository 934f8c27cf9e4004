/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.562, slope: 0.743 } as const;
