/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.495, slope: 0.698 } as const;
