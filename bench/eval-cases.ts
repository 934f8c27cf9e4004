import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { EntityId } from '../src/guidance/law/entity-ids.ts';
import type { Signals } from '../src/guidance/advice/recommend.ts';

/** The short names in the case files, which keep a case on one line. */
const CODES: Readonly<Record<string, EntityId>> = {
  sp: 'sole_proprietorship',
  pt: 'partnership',
  ltd: 'company_limited_by_shares',
  plc: 'public_company_limited_by_shares',
  lbg: 'company_limited_by_guarantee',
  ul: 'unlimited_company',
  ext: 'external_company',
  sub: 'subsidiary_business_name',
  pb: 'professional_body',
  coop: 'cooperative_society',
  it: 'incorporated_trustees',
};

/**
 * `work` cases are for tuning the rules; `report` cases are only counted; `calibration` cases are for fitting the confidence,
 * and the rules were (almost) not tuned on them.
 */
export type Split = 'work' | 'report' | 'calibration';

/** One case: what a founder said and the entity types that a practitioner would accept, best first. */
export interface EvalCase {
  readonly file: string;
  readonly line: number;
  readonly signals: Signals;
  readonly accept: readonly EntityId[];
  readonly tags: readonly string[];
  readonly split: Split;
}

const FOLDER = new URL('./eval/', import.meta.url);
/** No rule was ever tuned on D. */
const CALIBRATION_FILES: readonly string[] = ['cases-d.psv'];

/** Nobody has looked at the half of these that is not for work, so it is used to fit the confidence. */
export const BLIND_FILES: readonly string[] = ['cases-r.psv', 'cases-s.psv'];

/** A group of odd size gives one more case to its first half; these batches start with the other half, so that both halves are equal. */
const BEGIN_WITH_REPORT: readonly string[] = [
  'cases-e.psv',
  'cases-g.psv',
  'cases-h.psv',
  'cases-p.psv',
  'cases-q.psv',
  'cases-t.psv',
  'cases-u.psv',
];

/** Every case, in file order. Halves alternate within each best entity and difficulty, so both have the same mix. */
export function readCases(): EvalCase[] {
  const seen = new Map<string, number>();
  const cases: EvalCase[] = [];
  for (const file of readdirSync(FOLDER)
    .filter((name) => name.endsWith('.psv'))
    .sort()) {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const rows: Record<string, string>[] = parse(text, {
      columns: true,
      delimiter: '|',
      quote: null,
      skip_empty_lines: true,
    });
    for (const [index, row] of rows.entries()) {
      const accept = row['accept']!.split(',').map((code) => CODES[code]!);
      const tags = row['tags']!.split(',');
      const group = `${accept[0]} ${tags.includes('hard')} ${file}`;
      const place = seen.get(group) ?? 0;
      seen.set(group, place + 1);
      const half: Split = (place % 2 === 0) === BEGIN_WITH_REPORT.includes(file) ? 'report' : 'work';
      cases.push({
        file,
        line: index + 2,
        signals: {
          ...(row['business_name'] ? { business_name: row['business_name'] } : {}),
          ...(row['purpose'] ? { purpose: row['purpose'] } : {}),
          ...(row['team_size'] ? { team_size: Number(row['team_size']) } : {}),
          ...(row['expects_donations'] ? { expects_donations: row['expects_donations'] === 'y' } : {}),
        },
        accept,
        tags,
        split:
          CALIBRATION_FILES.includes(file) || (half === 'report' && BLIND_FILES.includes(file)) ? 'calibration' : half,
      });
    }
  }
  return cases;
}
