import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.814,0.609,0.596,0.625,0.945,0.728,0.929,0.631],"lists":[{"slope":0.578,"constant":-2.142},{"slope":0.613,"constant":-2.196},{"slope":0.66,"constant":-2.334},{"slope":0.701,"constant":-1.704}],"owners":0.496,"share":0.711};
