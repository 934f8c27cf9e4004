import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.771,0.581,0.552,0.556,0.931,0.704,0.891,0.611],"lists":[{"slope":0.549,"constant":-2.077},{"slope":0.57,"constant":-2.216},{"slope":0.626,"constant":-2.433}],"owners":0.464,"share":0.626};
