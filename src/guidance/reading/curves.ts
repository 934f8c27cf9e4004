import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.779,0.579,0.547,0.551,0.895,0.692,0.87,0.604],"lists":[{"slope":0.545,"constant":-2.055},{"slope":0.567,"constant":-2.261},{"slope":0.633,"constant":-2.361},{"slope":0.692,"constant":-1.531}],"owners":0.456,"share":0.622};
