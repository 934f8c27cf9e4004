import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.8,0.592,0.583,0.584,0.896,0.741,0.922,0.624],"lists":[{"slope":0.575,"constant":-2.197},{"slope":0.608,"constant":-2.372},{"slope":0.657,"constant":-2.369},{"slope":0.688,"constant":-1.596}],"owners":0.481,"share":0.681};
