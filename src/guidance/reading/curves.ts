import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.807,0.61,0.596,0.634,0.958,0.733,0.923,0.643],"lists":[{"slope":0.573,"constant":-2.139},{"slope":0.621,"constant":-2.108},{"slope":0.662,"constant":-2.328},{"slope":0.683,"constant":-1.653}],"owners":0.488,"share":0.703};
