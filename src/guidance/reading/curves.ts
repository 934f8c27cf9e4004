import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.8,0.595,0.585,0.597,0.93,0.739,0.929,0.634],"lists":[{"slope":0.572,"constant":-2.18},{"slope":0.614,"constant":-2.294},{"slope":0.655,"constant":-2.368},{"slope":0.696,"constant":-1.593}],"owners":0.485,"share":0.674};
