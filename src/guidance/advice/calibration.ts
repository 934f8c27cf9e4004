/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.406, slope: 0.808 } as const;
