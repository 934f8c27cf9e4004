import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.774,0.575,0.547,0.563,0.929,0.691,0.874,0.6],"lists":[{"slope":0.558,"constant":-1.99},{"slope":0.588,"constant":-2.126},{"slope":0.654,"constant":-2.143}],"owners":0.461,"share":0.619};
