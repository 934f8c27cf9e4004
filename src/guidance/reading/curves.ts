import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.777,0.585,0.544,0.575,0.944,0.702,0.862,0.595],"lists":[{"slope":0.544,"constant":-2.103},{"slope":0.576,"constant":-2.225},{"slope":0.628,"constant":-2.426}],"owners":0.463,"share":0.637};
