import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.775,0.572,0.555,0.561,0.91,0.7,0.882,0.619],"lists":[{"slope":0.544,"constant":-2.138},{"slope":0.581,"constant":-2.223},{"slope":0.623,"constant":-2.486}],"owners":0.46,"share":0.624};
