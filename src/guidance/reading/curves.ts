import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.826,0.607,0.601,0.619,0.955,0.723,0.959,0.644],"lists":[{"slope":0.572,"constant":-2.169},{"slope":0.619,"constant":-2.087},{"slope":0.66,"constant":-2.326},{"slope":0.689,"constant":-1.626}],"owners":0.493,"share":0.698};
