/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.508, slope: 0.764 } as const;
