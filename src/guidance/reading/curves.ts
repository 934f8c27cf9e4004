import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.774,0.589,0.545,0.554,0.945,0.692,0.904,0.617],"lists":[{"slope":0.541,"constant":-2.103},{"slope":0.569,"constant":-2.256},{"slope":0.637,"constant":-2.347}],"owners":0.467,"share":0.631};
