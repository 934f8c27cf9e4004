import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.824,0.613,0.602,0.632,0.956,0.741,0.935,0.632],"lists":[{"slope":0.578,"constant":-2.115},{"slope":0.625,"constant":-2.104},{"slope":0.66,"constant":-2.308},{"slope":0.699,"constant":-1.7}],"owners":0.494,"share":0.695};
