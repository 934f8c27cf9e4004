/** Runs several test files in this process, one after another: FILE... Their sources are loaded and compiled once. */
import { pathToFileURL } from 'node:url';
import './time-limit.ts';

// Set here, not before: tsx has found what it compiled earlier in the ordinary folder.
const folder = process.env['REGISTRATION_GHANA_TEST_FOLDER'];
if (folder !== undefined) process.env['TMPDIR'] = folder;

for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
