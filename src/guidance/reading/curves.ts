import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.81,0.607,0.598,0.629,0.928,0.734,0.946,0.638],"lists":[{"slope":0.578,"constant":-2.151},{"slope":0.616,"constant":-2.147},{"slope":0.664,"constant":-2.32},{"slope":0.686,"constant":-1.616}],"owners":0.495,"share":0.713};
