import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.823,0.618,0.614,0.65,0.969,0.718,0.973,0.653],"lists":[{"slope":0.583,"constant":-2.066},{"slope":0.624,"constant":-2.072},{"slope":0.669,"constant":-2.206},{"slope":0.702,"constant":-1.883}],"owners":0.493,"share":0.691};
