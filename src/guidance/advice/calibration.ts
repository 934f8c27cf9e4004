/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.541, slope: 0.676 } as const;
