import { setImmediate } from 'node:timers/promises';
import { checkName } from '../names/check.ts';
import {
  addRows,
  createIndexBuilder,
  MAX_PENDING_CHANGES,
  openSnapshot,
  pendingChanges,
  removeName,
  upsertName,
  type NameIndex,
} from '../names/index/index.ts';
import type { NamesPort } from '../registry/ports.ts';
import { isSampled, searchedOf, statusOf, withCoverage, type Sample } from './coverage.ts';
import { sampleRows, type SamplePart } from './sample-index.ts';
import type { Position, RegisterChanges, RegisterSource, SnapshotFile, SourceStatus, Watch } from './ports.ts';

/** The number of changes to apply before other work in this process gets a turn. */
const SLICE = 500;
/** The shortest time between a failed build and the next attempt. */
const RETRY_MS = 30_000;
/** Answers report the register as out of reach after this time without contact. */
const OUT_OF_REACH_MS = 10_000;

/** An index of a whole register, and the register's position. */
export interface BuiltIndex {
  readonly index: NameIndex;
  readonly position: Position;
}

export interface FollowingIndexOptions {
  readonly source: RegisterSource;
  readonly snapshot: Pick<SnapshotFile, 'read'>;
  readonly sample: Sample;
  /** Opens the index of a part of the sample. */
  readonly openSample: (part: SamplePart) => Promise<NameIndex>;
  /** Builds the index of the whole register without blocking this process, and saves its snapshot. */
  readonly build: () => Promise<BuiltIndex>;
  /** Receives messages for the operator: an unusable snapshot, a failed build, lost contact. */
  readonly report: (message: string) => void;
  /** Updates the index between answers. Without it, each answer first asks the register. */
  readonly watch?: Watch;
  readonly now: () => Date;
}

interface State {
  readonly index: NameIndex;
  position: Position;
  status: readonly SourceStatus[];
  /** Whether the sample's names are in the index. */
  sampled: boolean;
  /** Whether too much has changed at once for this index: a new one is needed. */
  behind: boolean;
}

/** The register's index in memory, opened on first use and kept up to date: see {@link followingIndex}. */
export interface FollowingIndex extends NamesPort {
  /** The status of each source, the registry first; does not open the index. */
  status(): Promise<SourceStatus[]>;
  /** Opens the index, so that the first check does not wait for it. */
  ready(): Promise<void>;
  /** Stops following the register. */
  close(): void;
}

/**
 * Answers from an index in memory that follows the store. Each answer first compares the index's position with the store's
 * (some microseconds) and applies the changes that any process has made since. After too many changes, a new index is built in
 * the background while the current one goes on answering.
 *
 * A store on another machine is watched instead, so that an answer asks nobody. While the store is out of reach, answers go on
 * and say since when.
 */
export function followingIndex({
  source,
  snapshot,
  sample,
  openSample,
  build,
  report,
  watch,
  now,
}: FollowingIndexOptions): FollowingIndex {
  let state: State | undefined;
  /** The names that everyone knows, opened at the first check. */
  let household: Promise<NameIndex> | undefined;
  let opening: Promise<State> | undefined;
  let following: Promise<void> | undefined;
  /** Set while changes are applied: an answer given then would show half of them. */
  let applying: Promise<void> | undefined;
  let rebuilding: Promise<void> | undefined;
  let failedAt = -Infinity;
  let unwatch: (() => void) | undefined;
  let closed = false;
  /** When the register last answered the watcher, and whether the operator knows that contact is lost. */
  let reachedAt = 0;
  let toldLost = false;

  async function current(): Promise<State> {
    if (state === undefined) {
      opening ??= openOrBuild().finally(() => {
        opening = undefined;
      });
      state = await opening;
      if (watch !== undefined && unwatch === undefined && !closed) {
        reachedAt = now().getTime();
        unwatch = watch(look);
      }
      return state;
    }
    if (watch !== undefined) {
      await applying;
      return state;
    }
    for (;;) {
      const present: State = state;
      // Follow once at a time: an answer given between two slices would show half an import.
      following ??= follow(present).finally(() => {
        following = undefined;
      });
      await following;
      if (state === present) return present;
    }
  }

  /** Follows a watched register; never fails. */
  async function look(): Promise<void> {
    if (state === undefined) return;
    try {
      await follow(state);
      reachedAt = now().getTime();
      if (toldLost) report('The register is back; the name index follows it again.');
      toldLost = false;
    } catch (error) {
      if (!toldLost && outOfReachSince() !== undefined) {
        toldLost = true;
        report(`The register is out of reach; answers go on from the current name index. ${reasonOf(error)}`);
      }
    }
  }

  function outOfReachSince(): string | undefined {
    if (watch === undefined || now().getTime() - reachedAt < OUT_OF_REACH_MS) return undefined;
    return new Date(reachedAt).toISOString();
  }

  async function follow(present: State): Promise<void> {
    const changes = await source.changesSince(present.position, MAX_PENDING_CHANGES);
    if (changes === 'too_many') {
      present.behind = true;
      // Later changes still apply to this index, so that checks find a name that is filed during the build.
      present.position = (await source.standing()).position;
      return rebuild();
    }
    applying = apply(present, changes).finally(() => {
      applying = undefined;
    });
    await applying;
    if (present.behind || pendingChanges(present.index) > MAX_PENDING_CHANGES) rebuild();
  }

  /** Starts a build in the background, unless one is running or has just failed. */
  function rebuild(): void {
    if (rebuilding !== undefined || performance.now() - failedAt < RETRY_MS) return;
    rebuilding = fresh()
      .then((built) => {
        state = built;
      })
      .catch((error: unknown) => {
        failedAt = performance.now();
        report(`The name index could not be rebuilt; the current one goes on answering. ${reasonOf(error)}`);
      })
      .finally(() => {
        rebuilding = undefined;
      });
  }

  async function openOrBuild(): Promise<State> {
    return (await fromSnapshot()) ?? (await fresh());
  }

  async function fromSnapshot(): Promise<State | undefined> {
    let bytes: Uint8Array | undefined;
    try {
      bytes = await snapshot.read();
    } catch (error) {
      report(`The name index's snapshot cannot be read; rebuilding the index. ${reasonOf(error)}`);
    }
    if (bytes === undefined) return undefined;
    const opened = openSnapshot(bytes);
    if (!opened.ok) {
      report(`The name index's snapshot ${FAULTS[opened.fault]}; rebuilding the index.`);
      return undefined;
    }
    const caughtUp = await catchUp({ index: opened.index, position: opened.stamp });
    if (caughtUp === undefined) report("The name index's snapshot is out of date; rebuilding the index.");
    return caughtUp;
  }

  async function fresh(): Promise<State> {
    for (;;) {
      const caughtUp = await catchUp(await build());
      if (caughtUp !== undefined) return caughtUp;
      // A large import finished during the build: build again.
    }
  }

  /** Applies the changes since the index was built; undefined if they are too many. */
  async function catchUp({ index, position }: BuiltIndex): Promise<State | undefined> {
    const changes = await source.changesSince(position, MAX_PENDING_CHANGES);
    if (changes === 'too_many') return undefined;
    const made: State = { index, position, status: [], sampled: false, behind: false };
    await apply(made, changes);
    return made;
  }

  async function apply(to: State, { changed, removed, ...standing }: RegisterChanges): Promise<void> {
    let work = 0;
    for (const id of removed) {
      removeName(to.index, id);
      if (++work % SLICE === 0) await setImmediate();
    }
    for (const row of changed) {
      upsertName(to.index, row);
      if (++work % SLICE === 0) await setImmediate();
    }
    to.position = standing.position;
    // An index that is behind lacks most of the changes: it keeps the status of the names that it has.
    if (to.behind) return;
    const status = statusOf(standing, sample);
    const sampled = isSampled(status);
    if (sampled && !to.sampled) addRows(to.index, sampleRows(sample), await openSample('sample'));
    else if (to.sampled && !sampled) for (const { id } of sampleRows(sample)) removeName(to.index, id);
    to.sampled = sampled;
    to.status = status;
  }

  return {
    status: async () => statusOf(await source.standing(), sample),
    ready: async () => {
      await current();
    },
    check: async (name, limit, question) => {
      const known = await (household ??= openSample('household'));
      // From here without a break: the index changes between answers.
      const { index, status } = await current();
      const searched = searchedOf(status);
      const since = outOfReachSince();
      const note =
        since && `as of ${since}; the register has been out of reach since then, so later changes are missing`;
      const findings = checkName(index, name, limit, { ...question, household: known, searched });
      return withCoverage(findings, status, searched, note, question?.entityType);
    },
    close: () => {
      closed = true;
      unwatch?.();
    },
  };
}

/**
 * Builds the index of a whole register in this process, in slices between which other work gets a turn. The last step, once all
 * rows are read, runs without a break.
 */
export async function buildIndexOf(source: RegisterSource): Promise<BuiltIndex> {
  const { position } = await source.standing();
  const builder = createIndexBuilder();
  let work = 0;
  for await (const rows of source.rows()) {
    for (const row of rows) {
      builder.add(row);
      if (++work % SLICE === 0) await setImmediate();
    }
  }
  return { index: builder.finish(), position };
}

const FAULTS = {
  not_a_snapshot: 'is not a snapshot',
  other_version: 'was written by another version',
  damaged: 'is damaged',
} as const;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
