import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.774,0.584,0.55,0.56,0.897,0.682,0.896,0.614],"lists":[{"slope":0.542,"constant":-2.094},{"slope":0.578,"constant":-2.248},{"slope":0.628,"constant":-2.389},{"slope":0.679,"constant":-1.296}],"owners":0.461,"share":0.624};
