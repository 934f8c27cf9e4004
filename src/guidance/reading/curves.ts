import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.771,0.578,0.554,0.563,0.935,0.701,0.884,0.616],"lists":[{"slope":0.547,"constant":-2.078},{"slope":0.575,"constant":-2.227},{"slope":0.633,"constant":-2.376},{"slope":0.671,"constant":-1.595}],"owners":0.464,"share":0.631};
