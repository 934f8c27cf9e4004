import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.823,0.602,0.595,0.624,0.94,0.729,0.925,0.636],"lists":[{"slope":0.58,"constant":-2.138},{"slope":0.614,"constant":-2.125},{"slope":0.669,"constant":-2.295},{"slope":0.687,"constant":-1.65}],"owners":0.488,"share":0.7};
