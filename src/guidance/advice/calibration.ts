/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.472, slope: 0.774 } as const;
