import { setImmediate } from 'node:timers/promises';
import { checkName } from '../names/check.ts';
import {
  createIndexBuilder,
  MAX_PENDING_CHANGES,
  openSnapshot,
  pendingChanges,
  removeName,
  upsertName,
  type NameIndex,
} from '../names/index/index.ts';
import type { NamesPort } from '../registry/ports.ts';
import { isSampled, statusOf, withCoverage, type Sample } from './coverage.ts';
import type { Position, RegisterChanges, RegisterSource, SnapshotFile, SourceStatus, Watch } from './ports.ts';

/** Changes taken over before the process answers others again. */
const SLICE = 500;
/** After a build that failed, the next is tried this much later at the earliest. */
const RETRY_MS = 30_000;
/** A register that could not be looked at for this long is said to be out of reach. */
const OUT_OF_REACH_MS = 10_000;
/** The highest id an index takes; the sample's rows count down from it, far from those a store gives. */
const HIGHEST_ID = 4_294_967_295;

/** An index of a whole register, and where the register stood. */
export interface BuiltIndex {
  readonly index: NameIndex;
  readonly position: Position;
}

export interface FollowingIndexOptions {
  readonly source: RegisterSource;
  readonly snapshot: Pick<SnapshotFile, 'read'>;
  readonly sample: Sample;
  /** Builds the index of the whole register, without keeping this process from answering, and saves its snapshot. */
  readonly build: () => Promise<BuiltIndex>;
  /** Told, in words for the operator, of a snapshot that could not be used, of a build that failed and of contact lost. */
  readonly report: (message: string) => void;
  /** Looks after the index between answers. Without it the register is asked before each. */
  readonly watch?: Watch;
  readonly now: () => Date;
}

interface State {
  readonly index: NameIndex;
  position: Position;
  status: readonly SourceStatus[];
  /** Whether the sample's names are in the index. */
  sampled: boolean;
  /** Too much has changed at once for this index to take over: another one is needed. */
  behind: boolean;
}

/** The register's index in memory, opened when first asked for and kept fresh: see {@link followingIndex}. */
export interface FollowingIndex extends NamesPort {
  /** What is held of each source, the registry first; opens no index. */
  status(): Promise<SourceStatus[]>;
  /** Opens the index, so that the first question need not wait for it. */
  ready(): Promise<void>;
  /** Follows no more. */
  close(): void;
}

/**
 * Answers from an index in memory that follows the store. Before each answer the store's position is compared with the
 * index's (some microseconds); what changed meanwhile, in whichever process, is taken over first. After more changes than
 * that is good for, a new index is built aside while the present one goes on answering.
 *
 * A store on another machine is watched instead. An answer then asks nobody, and goes on being given while the store cannot be
 * reached; it says since when that is.
 */
export function followingIndex({
  source,
  snapshot,
  sample,
  build,
  report,
  watch,
  now,
}: FollowingIndexOptions): FollowingIndex {
  let state: State | undefined;
  let opening: Promise<State> | undefined;
  let following: Promise<void> | undefined;
  /** Changes are being put in: an answer given meanwhile would show half of them. */
  let applying: Promise<void> | undefined;
  let rebuilding: Promise<void> | undefined;
  let failedAt = -Infinity;
  let unwatch: (() => void) | undefined;
  let closed = false;
  /** When the register last answered a watcher, and whether the operator was told that it does not. */
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
      // One at a time: an answer given between two slices would show half an import.
      following ??= follow(present).finally(() => {
        following = undefined;
      });
      await following;
      if (state === present) return present;
    }
  }

  /** Follows what is being watched; of a failure it only takes note. */
  async function look(): Promise<void> {
    if (state === undefined) return;
    try {
      await follow(state);
      reachedAt = now().getTime();
      if (toldLost) report('The register is reached again; the name index follows it.');
      toldLost = false;
    } catch (error) {
      if (!toldLost && outOfReachSince() !== undefined) {
        toldLost = true;
        report(`The register cannot be followed; answers go on from the name index as it is. ${reasonOf(error)}`);
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
      // What changes from now on is put in all the same: a name that is filed during the build is found.
      present.position = (await source.standing()).position;
      return rebuild();
    }
    applying = apply(present, changes).finally(() => {
      applying = undefined;
    });
    await applying;
    if (present.behind || pendingChanges(present.index) > MAX_PENDING_CHANGES) rebuild();
  }

  /** Starts a build aside, unless one is under way or has just failed. */
  function rebuild(): void {
    if (rebuilding !== undefined || performance.now() - failedAt < RETRY_MS) return;
    rebuilding = fresh()
      .then((built) => {
        state = built;
      })
      .catch((error: unknown) => {
        failedAt = performance.now();
        report(`The name index could not be built anew; the present one goes on answering. ${reasonOf(error)}`);
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
      report(`The name index's snapshot cannot be read; building the index anew. ${reasonOf(error)}`);
    }
    if (bytes === undefined) return undefined;
    const opened = openSnapshot(bytes);
    if (!opened.ok) {
      report(`The name index's snapshot ${FAULTS[opened.fault]}; building the index anew.`);
      return undefined;
    }
    const caughtUp = await catchUp({ index: opened.index, position: opened.stamp });
    if (caughtUp === undefined) report("The name index's snapshot is out of date; building the index anew.");
    return caughtUp;
  }

  async function fresh(): Promise<State> {
    for (;;) {
      const caughtUp = await catchUp(await build());
      if (caughtUp !== undefined) return caughtUp;
      // A large import was finished during the build.
    }
  }

  /** The index as of now; undefined where it is too far behind. */
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
    // What is said of the index stays what is true of the bulk of it.
    if (to.behind) return;
    const status = statusOf(standing, sample);
    const sampled = isSampled(status);
    if (sampled !== to.sampled)
      for (const [place, row] of sample.names.entries()) {
        if (sampled) upsertName(to.index, { ...row, source: 'registry', id: HIGHEST_ID - place });
        else removeName(to.index, HIGHEST_ID - place);
      }
    to.sampled = sampled;
    to.status = status;
  }

  return {
    status: async () => statusOf(await source.standing(), sample),
    ready: async () => {
      await current();
    },
    check: async (name, limit) => {
      const { index, status } = await current();
      const since = outOfReachSince();
      const note = since && `as of ${since}: since then the register cannot be reached, and what changed is not known`;
      return withCoverage(checkName(index, name, limit), status, sample, note);
    },
    close: () => {
      closed = true;
      unwatch?.();
    },
  };
}

/**
 * Builds the index of a whole register in this process, in slices between which it answers others; the last step, when all
 * rows are there, is one piece.
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
