import { endingIn } from '../guidance/law/endings.ts';
import type { EntityId } from '../guidance/law/entity-ids.ts';
import { rawWords } from '../names/spelling/normalise.ts';
import type { Sample } from './coverage.ts';
import { SAMPLE_LISTS } from './sample-names.ts';

/** One name of the sample, with what is publicly known of it. */
export interface SampleName {
  readonly name: string;
  /** What bears the name: a bank, a church, a product; "former name" for one given up in the last ten years. */
  readonly kind: string;
  /** The type, where the ending of the name shows it (Act 992 s.21(1)); absent in case of doubt. */
  readonly entity_type?: EntityId;
  /** Whether nearly everybody in Ghana knows the name. */
  readonly household?: true;
  /** The title of the public list, or the kind of publication, that has the names of this kind. */
  readonly source: string;
  /** The day on which the list was compiled (ISO date). */
  readonly as_of: string;
}

/** The day on which the sample was compiled (ISO date). */
export const SAMPLE_REGISTER_AS_OF = '2026-11-22';
/** What the sample is. */
const SAMPLE_REGISTER_SOURCE = 'A sample from public lists.';

const FORMER = 'former name';
const MARKS = /^[*~]*/;

/**
 * A bundled sample of publicly known Ghanaian names, so that the name check has real names before the first import of a registry.
 * It is a sample, not an extract of the register. No status is known, so none is given.
 */
export const SAMPLE_REGISTER: readonly SampleName[] = SAMPLE_LISTS.flatMap(({ kind, source, asOf, names }) =>
  names
    .trim()
    .split('\n')
    .map((line): SampleName => {
      const marked = line.trim();
      const name = marked.replace(MARKS, '');
      const marks = marked.slice(0, marked.length - name.length);
      const type = marks.includes('~') || kind === FORMER ? undefined : endingIn(rawWords(name))?.type;
      return {
        name,
        kind,
        ...(type !== undefined && { entity_type: type }),
        ...(marks.includes('*') && { household: true }),
        source,
        as_of: asOf,
      };
    }),
);

/** The sample in the form that an index needs. */
export const SAMPLE: Sample = {
  names: SAMPLE_REGISTER.map(({ name, kind, entity_type, household }) => ({
    name,
    kind,
    ...(entity_type !== undefined && { entity_type }),
    ...(household === true && { household }),
  })),
  updated_at: `${SAMPLE_REGISTER_AS_OF}T00:00:00.000Z`,
  covers: SAMPLE_REGISTER_SOURCE,
};
