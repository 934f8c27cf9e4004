import { pino, type Logger } from 'pino';
import type { LogLevel } from '../config.ts';

export type { Logger };

/** Lines are written together: after at most this many milliseconds, or this many bytes. */
const FLUSH_MS = 250;
const GATHERED_BYTES = 8_192;

/** A log of JSON lines on stderr. It never contains anything from a query or a body. */
export interface Log {
  readonly log: Logger;
  readonly flush: () => void;
  /** Writes what the app reports: a sentence about its own work as a warning, and the error of a failed call. */
  readonly report: (told: unknown) => void;
}

export function createLog(level: LogLevel): Log {
  const destination = pino.destination({ fd: 2, sync: false, minLength: GATHERED_BYTES, periodicFlush: FLUSH_MS });
  // Nobody reads stderr any more; nothing can be done about it.
  destination.on('error', () => {});
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    log,
    report: (told) => (typeof told === 'string' ? log.warn(told) : log.error({ err: told }, 'a call failed')),
    flush: () => {
      try {
        destination.flushSync();
      } catch {
        // It is not open yet, or is already closed.
      }
    },
  };
}
