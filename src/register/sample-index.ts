import { createHash } from 'node:crypto';
import { buildAddition, buildIndex, type NameIndex } from '../names/index/index.ts';
import type { IndexRow } from '../names/model.ts';
import type { Sample } from './coverage.ts';

/** The highest id of an index. The sample's rows count down from it, far from the ids that a store assigns. */
const HIGHEST_ID = 4_294_967_295;

/** The sample is indexed twice: all its names, and those that everyone knows, which are looked up whichever register is loaded. */
export const SAMPLE_PARTS = ['sample', 'household'] as const;
export type SamplePart = (typeof SAMPLE_PARTS)[number];

/** The rows of the sample. */
export function sampleRows({ names }: Sample, part: SamplePart = 'sample'): IndexRow[] {
  return names.flatMap(({ household, ...row }, place): IndexRow[] =>
    part === 'household' && !household ? [] : [{ ...row, source: 'registry', id: HIGHEST_ID - place }],
  );
}

/** Indexes a part of the sample. That takes most of a second, so the build does it and each process opens the result. */
export function indexSample(sample: Sample, part: SamplePart): NameIndex {
  const rows = sampleRows(sample, part);
  return part === 'household' ? buildIndex(rows) : buildAddition(rows);
}

/** Tells the sample from another: an index of another must not be opened for it. */
export const sampleStamp = ({ names }: Sample): string =>
  createHash('sha256').update(JSON.stringify(names)).digest('base64url');
