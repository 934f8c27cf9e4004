import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.776,0.582,0.55,0.567,0.939,0.689,0.867,0.597],"lists":[{"slope":0.544,"constant":-2.104},{"slope":0.567,"constant":-2.265},{"slope":0.631,"constant":-2.384}],"owners":0.465,"share":0.64};
