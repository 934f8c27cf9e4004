import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.788,0.586,0.582,0.569,0.851,0.696,0.898,0.616],"lists":[{"slope":0.564,"constant":-2.05},{"slope":0.599,"constant":-2.298},{"slope":0.63,"constant":-2.347},{"slope":0.696,"constant":-1.439}],"owners":0.466,"share":0.667};
