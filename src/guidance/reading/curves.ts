import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.8,0.595,0.591,0.578,0.86,0.706,0.907,0.625],"lists":[{"slope":0.571,"constant":-2.05},{"slope":0.607,"constant":-2.247},{"slope":0.651,"constant":-2.263},{"slope":0.71,"constant":-1.404}],"owners":0.473,"share":0.675};
