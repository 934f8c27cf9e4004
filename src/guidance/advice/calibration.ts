/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.594, slope: 0.578 } as const;
