/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.524, slope: 0.674 } as const;
