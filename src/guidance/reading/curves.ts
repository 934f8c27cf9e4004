import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.771,0.578,0.581,0.569,0.85,0.709,0.895,0.607],"lists":[{"slope":0.554,"constant":-2},{"slope":0.591,"constant":-2.164},{"slope":0.638,"constant":-2.299},{"slope":0.693,"constant":-1.409}],"owners":0.466,"share":0.67};
