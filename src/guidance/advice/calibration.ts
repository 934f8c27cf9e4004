/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.425, slope: 0.773 } as const;
