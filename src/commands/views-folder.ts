import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';

/** Where the build puts the inline views, beside the entry; undefined if they are turned off. */
export const viewsFolder = ({ views }: Pick<Config, 'views'>, entry: string): string | undefined =>
  views ? join(dirname(entry), 'views') : undefined;
