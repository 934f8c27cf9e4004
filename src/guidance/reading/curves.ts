import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.801,0.618,0.602,0.641,0.984,0.784,0.914,0.669],"lists":[{"slope":0.55,"constant":-2.206},{"slope":0.588,"constant":-2.334},{"slope":0.648,"constant":-2.365}],"owners":0.506,"share":0.691};
