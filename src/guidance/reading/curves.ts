import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.796,0.594,0.587,0.571,0.879,0.719,0.921,0.622],"lists":[{"slope":0.569,"constant":-2.073},{"slope":0.599,"constant":-2.252},{"slope":0.653,"constant":-2.252},{"slope":0.703,"constant":-1.39}],"owners":0.479,"share":0.665};
