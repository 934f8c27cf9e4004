import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.791,0.593,0.588,0.579,0.898,0.74,0.9,0.626],"lists":[{"slope":0.573,"constant":-2.178},{"slope":0.609,"constant":-2.282},{"slope":0.656,"constant":-2.386},{"slope":0.691,"constant":-1.608}],"owners":0.48,"share":0.689};
