/** Written by `npm run train` from train/cases; not by hand. */
export const CALIBRATION = { intercept: 0.448, slope: 0.82 } as const;
