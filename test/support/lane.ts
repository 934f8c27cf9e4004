/** Runs several test files in this process, one after another: FILE... Their sources are loaded and compiled once. */
import { before } from 'node:test';
import { pathToFileURL } from 'node:url';
import './time-limit.ts';

// No test starts before all files are loaded: a file that finishes loading during a test would become part of that test.
let loaded = (): void => {};
const loading = new Promise<void>((resolve) => (loaded = resolve));
before(() => loading);
for (const file of process.argv.slice(2))
  await import(pathToFileURL(file).href).catch((error: unknown) => {
    // The runner would say only that the tests of the other files never began.
    console.error(`${file} cannot be loaded:`, error);
    process.exit(1);
  });
loaded();
