import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.774,0.577,0.549,0.563,0.923,0.696,0.896,0.62],"lists":[{"slope":0.54,"constant":-2.144},{"slope":0.578,"constant":-2.237},{"slope":0.632,"constant":-2.415}],"owners":0.459,"share":0.638};
