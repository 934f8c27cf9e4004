/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.372, slope: 0.829 } as const;
