import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.796,0.595,0.588,0.594,0.903,0.73,0.936,0.624],"lists":[{"slope":0.565,"constant":-2.214},{"slope":0.607,"constant":-2.275},{"slope":0.66,"constant":-2.365},{"slope":0.689,"constant":-1.62}],"owners":0.48,"share":0.683};
