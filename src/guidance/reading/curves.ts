import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.772,0.579,0.549,0.558,0.913,0.696,0.865,0.611],"lists":[{"slope":0.547,"constant":-2.065},{"slope":0.583,"constant":-2.243},{"slope":0.624,"constant":-2.428},{"slope":0.667,"constant":-1.262}],"owners":0.46,"share":0.623};
