import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.759,0.579,0.545,0.559,0.878,0.687,0.885,0.602],"lists":[{"slope":0.539,"constant":-2.034},{"slope":0.577,"constant":-2.194},{"slope":0.627,"constant":-2.363},{"slope":0.693,"constant":-1.604}],"owners":0.46,"share":0.609};
