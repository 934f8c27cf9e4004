import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.794,0.589,0.59,0.564,0.872,0.712,0.906,0.616],"lists":[{"slope":0.566,"constant":-2.115},{"slope":0.602,"constant":-2.223},{"slope":0.639,"constant":-2.342},{"slope":0.703,"constant":-1.405}],"owners":0.475,"share":0.661};
