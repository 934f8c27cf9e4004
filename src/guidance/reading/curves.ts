import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.817,0.606,0.597,0.627,0.944,0.725,0.961,0.636],"lists":[{"slope":0.581,"constant":-2.148},{"slope":0.611,"constant":-2.17},{"slope":0.663,"constant":-2.314},{"slope":0.688,"constant":-1.631}],"owners":0.49,"share":0.703};
