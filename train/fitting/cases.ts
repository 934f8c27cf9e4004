import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts, Mention } from '../../src/guidance/facts.ts';
import type { EntityId } from '../../src/guidance/law/entity-ids.ts';
import type { Need } from '../../src/guidance/law/needs.ts';

/** One line of a batch. */
export interface Case {
  readonly text: string;
  readonly name?: string;
  readonly team_size?: number;
  readonly expects_donations?: boolean;
  readonly facts: Facts;
  /** What the text mentions; absent where nobody has read it for that. */
  readonly mentions?: readonly Mention[];
  /** What it mentions of what came after that reading; absent where nobody has read it again. */
  readonly subjects?: readonly Mention[];
  readonly accept: readonly string[];
  readonly need: Need;
  readonly hard: boolean;
  readonly batch: string;
}

/** What the first reading of mentions looked for. */
export const FIRST_MENTIONS: ReadonlySet<Mention> = new Set<Mention>([
  'estate',
  'minor',
  'young',
  'advert',
  'business_name',
  'ltd',
  'earlier_name',
  'brand',
  'personal_data',
  'staff',
  'wedding',
  'ecowas',
  'foreign_staff',
  'stall',
  'director',
  'secretary',
  'auditor',
  'shares',
  'owners',
  'address',
  'name',
  'form',
  'debts',
  'no_debts',
  'suspect',
]);

/** The short names of `accept`. */
export const SHORT: Readonly<Record<EntityId, string>> = {
  sole_proprietorship: 'sp',
  partnership: 'pt',
  company_limited_by_shares: 'ltd',
  public_company_limited_by_shares: 'plc',
  company_limited_by_guarantee: 'lbg',
  unlimited_company: 'ul',
  external_company: 'ext',
  subsidiary_business_name: 'sub',
  professional_body: 'pb',
  cooperative_society: 'coop',
  incorporated_trustees: 'it',
};

/** Batches for reporting only: nothing is trained or tuned on them, and nobody reads what is misread in them. */
const REPORT_ONLY: ReadonlySet<string> = new Set(['d', 'ra', 'rb', 'rc', 'rd', 're', 'rf', 'z']);

const FOLDER = join(import.meta.dirname, '..', 'cases');

/** The cases of all batches that may be trained on, in the order of their names. */
export const readCases = (folder = FOLDER): Case[] =>
  batchesIn(folder)
    .filter((batch) => !REPORT_ONLY.has(batch))
    .flatMap((batch) => readBatch(batch, folder));

/** The cases for reporting only, by batch. */
export const readReported = (folder = FOLDER): Map<string, Case[]> =>
  new Map(
    batchesIn(folder)
      .filter((batch) => REPORT_ONLY.has(batch))
      .map((batch) => [batch, readBatch(batch, folder)]),
  );

const batchesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.slice(0, -'.jsonl'.length))
    .sort();

const readBatch = (batch: string, folder: string): Case[] =>
  readFileSync(join(folder, `${batch}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => ({ ...(JSON.parse(line) as Omit<Case, 'batch'>), batch }));
