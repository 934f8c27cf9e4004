/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.521, slope: 0.648 } as const;
