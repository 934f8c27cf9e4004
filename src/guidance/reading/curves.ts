import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.816,0.609,0.602,0.626,0.947,0.728,0.943,0.631],"lists":[{"slope":0.58,"constant":-2.167},{"slope":0.614,"constant":-2.16},{"slope":0.665,"constant":-2.315},{"slope":0.693,"constant":-1.597}],"owners":0.496,"share":0.711};
