/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.287, slope: 0.872 } as const;
