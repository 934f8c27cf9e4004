import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSnapshot, snapshotChunks, type NameIndex } from '../../names/index/index.ts';
import type { Sample } from '../../register/coverage.ts';
import { indexSample, SAMPLE_PARTS, sampleStamp, type SamplePart } from '../../register/sample-index.ts';
import { snapshotFile } from './snapshot-file.ts';

/** The build puts the files beside the program's entry, one folder above this module's chunk. The sources have none. */
const BUILT = fileURLToPath(new URL('..', import.meta.url));

const pathOf = (part: SamplePart, folder: string): string => join(folder, `${part}.index`);

/** Indexes the sample and writes a file for each of its parts; returns their paths. */
export async function writeSample(sample: Sample, folder: string): Promise<string[]> {
  for (const part of SAMPLE_PARTS)
    await snapshotFile(pathOf(part, folder)).write(snapshotChunks(indexSample(sample, part), sampleStamp(sample)));
  return SAMPLE_PARTS.map((part) => pathOf(part, folder));
}

/** What this process has opened: it never changes, and to make it where there is no file takes most of a second. */
const opened = new WeakMap<Sample, Map<string, Promise<NameIndex>>>();

/**
 * The index of a part of the sample: from its file, or made here where there is no file that fits. Each is opened once.
 *
 * @param report receives what is wrong with a file that cannot be used
 */
export function openSample(
  sample: Sample,
  part: SamplePart,
  report: (message: string) => void,
  folder = BUILT,
): Promise<NameIndex> {
  let parts = opened.get(sample);
  if (parts === undefined) opened.set(sample, (parts = new Map()));
  const path = pathOf(part, folder);
  let index = parts.get(path);
  if (index === undefined) parts.set(path, (index = openPart(sample, part, report, path)));
  return index;
}

async function openPart(
  sample: Sample,
  part: SamplePart,
  report: (message: string) => void,
  path: string,
): Promise<NameIndex> {
  try {
    const bytes = await snapshotFile(path).read();
    if (bytes !== undefined) {
      const found = openSnapshot(bytes);
      if (found.ok && found.stamp === sampleStamp(sample)) return found.index;
      report(`The file of the ${part} index does not fit this program; the index is built again at each start.`);
    }
  } catch (error) {
    report(`The file of the ${part} index cannot be used; the index is built again at each start. ${String(error)}`);
  }
  return indexSample(sample, part);
}
