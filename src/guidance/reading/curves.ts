import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.818,0.609,0.603,0.627,0.952,0.726,0.933,0.632],"lists":[{"slope":0.579,"constant":-2.159},{"slope":0.625,"constant":-2.075},{"slope":0.663,"constant":-2.331},{"slope":0.708,"constant":-1.682}],"owners":0.491,"share":0.707};
