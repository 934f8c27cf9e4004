import { pino, type Logger } from 'pino';
import type { LogLevel } from '../config.ts';

export type { Logger };

/** How long a line may wait to be written with others, and how many bytes gather at most. */
const FLUSH_MS = 250;
const GATHERED_BYTES = 8_192;

/** A log of JSON lines on stderr, with its flush. Nothing of a query or a body is ever put into it. */
export function createLog(level: LogLevel): { log: Logger; flush: () => void } {
  const destination = pino.destination({ fd: 2, sync: false, minLength: GATHERED_BYTES, periodicFlush: FLUSH_MS });
  // Nobody reads stderr any more: there is nothing to do about it.
  destination.on('error', () => {});
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    log,
    flush: () => {
      try {
        destination.flushSync();
      } catch {
        // It was not open yet, or is closed already.
      }
    },
  };
}
