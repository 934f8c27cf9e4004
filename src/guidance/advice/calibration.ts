/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.584, slope: 0.648 } as const;
