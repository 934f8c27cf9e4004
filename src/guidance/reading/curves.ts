import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.782,0.582,0.549,0.569,0.938,0.7,0.889,0.603],"lists":[{"slope":0.554,"constant":-2.022},{"slope":0.584,"constant":-2.148},{"slope":0.656,"constant":-2.158}],"owners":0.467,"share":0.624};
