import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.776,0.595,0.572,0.579,0.904,0.709,0.904,0.628],"lists":[{"slope":0.55,"constant":-2.054},{"slope":0.596,"constant":-2.158},{"slope":0.633,"constant":-2.315},{"slope":0.688,"constant":-1.462}],"owners":0.477,"share":0.635};
