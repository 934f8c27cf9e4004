import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.77,0.582,0.549,0.558,0.904,0.698,0.895,0.617],"lists":[{"slope":0.549,"constant":-2.087},{"slope":0.576,"constant":-2.258},{"slope":0.623,"constant":-2.454},{"slope":0.669,"constant":-1.272}],"owners":0.46,"share":0.629};
