import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.795,0.587,0.588,0.579,0.867,0.716,0.907,0.626],"lists":[{"slope":0.558,"constant":-2.149},{"slope":0.603,"constant":-2.231},{"slope":0.643,"constant":-2.303},{"slope":0.693,"constant":-1.396}],"owners":0.474,"share":0.663};
