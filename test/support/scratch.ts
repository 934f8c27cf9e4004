import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** A folder of its own for a test, removed after it. */
export function scratch(context: Pick<TestContext, 'after'>): string {
  const directory = mkdtempSync(join(tmpdir(), 'registration-ghana-'));
  context.after(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  return directory;
}
