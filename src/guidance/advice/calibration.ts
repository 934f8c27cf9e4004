/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.383, slope: 0.844 } as const;
