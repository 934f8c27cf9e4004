/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.434, slope: 0.818 } as const;
