import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.833,0.614,0.612,0.661,0.98,0.724,0.962,0.657],"lists":[{"slope":0.583,"constant":-2.075},{"slope":0.631,"constant":-1.983},{"slope":0.665,"constant":-2.195},{"slope":0.709,"constant":-1.842}],"owners":0.491,"share":0.702};
