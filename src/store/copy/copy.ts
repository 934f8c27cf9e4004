import { setImmediate } from 'node:timers/promises';
import { copyNames, countNames, namesLacking, type CopiedNames } from './names.ts';
import { copyReports, countReports, reportsLacking, type CopiedReports } from './reports.ts';
import { openSource } from './source.ts';
import type { Database } from '../database.ts';
import type { StoreTables } from '../schema.ts';
import { NotDone } from '../sqlite/file.ts';

export interface CopyOptions {
  /** The data directory of an embedded store. */
  readonly from: string;
  readonly to: Database<StoreTables>;
  readonly now: () => Date;
  /** Stops after the batch that is on its way. */
  readonly signal: AbortSignal;
  /** Told what is being done and the part of it that is, from 0 to 1. */
  readonly onProgress: (part: number, detail: string) => void;
}

export interface Copied {
  /** Undefined where the source has no such file. */
  readonly reports?: CopiedReports;
  readonly names?: CopiedNames;
  /** What the target lacks after all, in words; empty where a second look found everything there. */
  readonly lacking: readonly string[];
}

/**
 * Copies an embedded store, as it stands when the copy begins, into a PostgreSQL, and then looks whether everything is there.
 * Nothing is written to the source. Stopped or killed at any point it is run again, and comes to the same.
 *
 * @throws NotDone
 */
export async function copyStore({ from, to, now, signal, onProgress }: CopyOptions): Promise<Copied> {
  const { parts, close } = await openSource(from);
  const at = now();
  const show = (what: string, total: number) => (seen: number) =>
    onProgress(total === 0 ? 1 : seen / total, `${seen.toLocaleString('en')} ${what}`);
  const step = (what: string, total: number) => async (seen: number) => {
    show(what, total)(seen);
    await setImmediate();
    if (signal.aborted) throw stopped();
  };
  try {
    const reportsCopy = parts.reports && {
      from: parts.reports,
      to,
      now: at,
      total: countReports(parts.reports),
    };
    const namesCopy = parts.register && { from: parts.register, to, total: countNames(parts.register) };
    const reports = reportsCopy && (await copyReports({ ...reportsCopy, onBatch: step('reports', reportsCopy.total) }));
    const names = namesCopy && (await copyNames({ ...namesCopy, onBatch: step('names', namesCopy.total) }));
    const lacking = [
      ...(reportsCopy === undefined
        ? []
        : await reportsLacking({ ...reportsCopy, onBatch: step('reports compared', reportsCopy.total) })),
      ...(namesCopy === undefined
        ? []
        : await namesLacking({ ...namesCopy, onBatch: step('names compared', namesCopy.total) })),
    ];
    return { ...(reports && { reports }), ...(names && { names }), lacking };
  } finally {
    close();
  }
}

const stopped = (): NotDone => new NotDone('It was stopped. Run the same command again: it goes on where it was.');
