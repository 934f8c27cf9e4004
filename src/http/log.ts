import { pino, type Logger } from 'pino';
import type { LogLevel } from '../config.ts';

export type { Logger };

/** Lines are written together: after at most this many milliseconds, or this many bytes. */
const FLUSH_MS = 250;
const GATHERED_BYTES = 8_192;

/** Makes a log of JSON lines on stderr, and its flush. It never contains anything from a query or a body. */
export function createLog(level: LogLevel): { log: Logger; flush: () => void } {
  const destination = pino.destination({ fd: 2, sync: false, minLength: GATHERED_BYTES, periodicFlush: FLUSH_MS });
  // Nobody reads stderr any more; nothing can be done about it.
  destination.on('error', () => {});
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    log,
    flush: () => {
      try {
        destination.flushSync();
      } catch {
        // It is not open yet, or is already closed.
      }
    },
  };
}
