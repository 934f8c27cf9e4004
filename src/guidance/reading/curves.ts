import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.775,0.575,0.545,0.559,0.918,0.7,0.898,0.609],"lists":[{"slope":0.548,"constant":-2.077},{"slope":0.578,"constant":-2.276},{"slope":0.628,"constant":-2.424},{"slope":0.66,"constant":-1.281}],"owners":0.459,"share":0.622};
