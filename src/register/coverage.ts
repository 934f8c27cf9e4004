import type { EntityId } from '../guidance/law/entity-ids.ts';
import { searchedNotice, whoDecides, type NameRow, type NameSource, type Searched } from '../names/check.ts';
import type { NameFindings } from '../names/model.ts';
import type { Coverage, NameCheck } from '../registry/ports.ts';
import type { SourceStatus, Standing } from './ports.ts';

/** The bundled names that replace the registry until somebody imports it. */
export interface Sample {
  readonly names: readonly (Omit<NameRow, 'source'> & { readonly household?: boolean })[];
  readonly updated_at: string;
  readonly covers: string;
}

/** The status of each source, the registry first; the sample replaces a registry that was never imported. */
export function statusOf({ sources }: Pick<Standing, 'sources'>, sample: Sample): SourceStatus[] {
  const held = (wanted: NameSource) => sources.find(({ source, names }) => source === wanted && names > 0);
  const [registry, application] = [held('registry'), held('application')];
  return [
    registry === undefined
      ? {
          source: 'registry',
          names: sample.names.length,
          updated_at: sample.updated_at,
          covers: sample.covers,
          data: 'sample',
        }
      : { ...registry, data: 'imported' },
    application === undefined
      ? { source: 'application', names: 0, covers: 'We hold no applications.', data: 'none' }
      : { ...application, data: 'imported' },
  ];
}

/** Adds to the findings of a check which names it was compared with, and who decides; `note` is appended to what they cover. */
export function withCoverage(
  findings: NameFindings,
  status: readonly SourceStatus[],
  searched: Searched,
  note: string | undefined,
  entityType: EntityId | undefined,
): NameCheck {
  const coverage = (wanted: NameSource): Coverage => {
    const found = status.find(({ source }) => source === wanted);
    if (found === undefined) return { names: 0, covers: 'We hold no names.' };
    const { names, updated_at, covers } = found;
    return {
      names,
      ...(updated_at === undefined ? {} : { updated_at }),
      covers: note === undefined ? covers : `${covers} (${note})`,
    };
  };
  return {
    ...findings,
    checked: { applications: coverage('application'), registry: coverage('registry') },
    decision: whoDecides(entityType),
    notice: searchedNotice(searched, entityType),
  };
}

/** How much is searched, by the status of each source. */
export function searchedOf(status: readonly SourceStatus[]): Searched {
  const names = (wanted: NameSource): number => status.find(({ source }) => source === wanted)?.names ?? 0;
  return { registry: names('registry'), isSample: isSampled(status), applications: names('application') };
}

/** Whether the sample replaces the registry. */
export const isSampled = (status: readonly SourceStatus[]): boolean => status.some(({ data }) => data === 'sample');
