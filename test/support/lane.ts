/** Runs several test files in this process, one after another: FILE... Their sources are loaded and compiled once. */
import { before } from 'node:test';
import { pathToFileURL } from 'node:url';
import './time-limit.ts';

// Set here, not before: tsx has found what it compiled earlier in the ordinary folder.
const folder = process.env['REGISTRATION_GHANA_TEST_FOLDER'];
if (folder !== undefined) process.env['TMPDIR'] = folder;

// No test starts before all files are loaded: a file that finishes loading during a test would become part of that test.
let loaded = (): void => {};
const loading = new Promise<void>((resolve) => (loaded = resolve));
before(() => loading);
for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
loaded();
