import type { Curves } from './beliefs.ts';

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const CURVES: Curves = {"groups":[0.768,0.574,0.545,0.556,0.878,0.679,0.901,0.606],"lists":[{"slope":0.541,"constant":-2.068},{"slope":0.574,"constant":-2.271},{"slope":0.626,"constant":-2.387},{"slope":0.684,"constant":-1.561}],"owners":0.46,"share":0.612};
