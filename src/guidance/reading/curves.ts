import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.826,0.607,0.6,0.628,0.96,0.728,0.957,0.628],"lists":[{"slope":0.576,"constant":-2.159},{"slope":0.626,"constant":-2.086},{"slope":0.664,"constant":-2.293},{"slope":0.702,"constant":-1.687}],"owners":0.491,"share":0.695};
