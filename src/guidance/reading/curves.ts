import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.776,0.578,0.576,0.584,0.89,0.719,0.909,0.629],"lists":[{"slope":0.553,"constant":-2.016},{"slope":0.589,"constant":-2.154},{"slope":0.634,"constant":-2.309},{"slope":0.689,"constant":-1.455}],"owners":0.48,"share":0.63};
