/** Runs several test files in this process, one after another: FILE... Their sources are loaded and compiled once. */
import { pathToFileURL } from 'node:url';
import './time-limit.ts';

for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
