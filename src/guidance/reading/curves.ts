import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.819,0.609,0.599,0.617,0.948,0.721,0.947,0.636],"lists":[{"slope":0.569,"constant":-2.236},{"slope":0.628,"constant":-2.096},{"slope":0.658,"constant":-2.33},{"slope":0.688,"constant":-1.627}],"owners":0.49,"share":0.711};
