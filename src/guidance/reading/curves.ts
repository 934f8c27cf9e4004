import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.766,0.578,0.541,0.539,0.884,0.679,0.888,0.6],"lists":[{"slope":0.547,"constant":-2.015},{"slope":0.581,"constant":-2.196},{"slope":0.63,"constant":-2.346},{"slope":0.705,"constant":-1.535}],"owners":0.457,"share":0.611};
