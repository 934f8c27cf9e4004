/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.506, slope: 0.737 } as const;
