/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.491, slope: 0.744 } as const;
