import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.82,0.608,0.607,0.632,0.931,0.718,0.919,0.636],"lists":[{"slope":0.577,"constant":-2.13},{"slope":0.627,"constant":-2.117},{"slope":0.667,"constant":-2.297},{"slope":0.707,"constant":-1.676}],"owners":0.49,"share":0.704};
