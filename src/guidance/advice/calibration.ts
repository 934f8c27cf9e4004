/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.483, slope: 0.767 } as const;
