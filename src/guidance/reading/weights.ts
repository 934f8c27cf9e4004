import { readFileSync } from 'node:fs';

/** The file that `npm run train` writes. The build puts it beside this module's chunk. */
export const WEIGHTS_FILE = 'weights.bin';

export const readWeights = (): Uint8Array => readFileSync(new URL(WEIGHTS_FILE, import.meta.url));
