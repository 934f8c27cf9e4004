/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.523, slope: 0.647 } as const;
