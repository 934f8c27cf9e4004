/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.422, slope: 0.787 } as const;
