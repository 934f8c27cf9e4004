import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '../../src/guidance/facts.ts';

/** One line of a batch. */
export interface Case {
  readonly text: string;
  readonly name?: string;
  readonly facts: Facts;
  readonly accept: readonly string[];
  readonly need: string;
  readonly hard: boolean;
  readonly batch: string;
}

/** Batches for reporting only: nothing is trained or tuned on them. */
const REPORT_ONLY: ReadonlySet<string> = new Set(['z', 'd']);

const FOLDER = join(import.meta.dirname, '..', 'cases');

/** The cases of all batches that may be trained on, in the order of their names. */
export function readCases(folder = FOLDER): Case[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.slice(0, -'.jsonl'.length))
    .filter((batch) => !REPORT_ONLY.has(batch))
    .sort()
    .flatMap((batch) => readBatch(batch, folder));
}

const readBatch = (batch: string, folder = FOLDER): Case[] =>
  readFileSync(join(folder, `${batch}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => ({ ...(JSON.parse(line) as Omit<Case, 'batch'>), batch }));
