import { setTimeout as sleep } from 'node:timers/promises';
import { readAddress } from './address.ts';
import { connector, type Connection } from './connection.ts';

/** One attempt to connect takes at most this long. */
const CONNECT_MS = 5_000;
/** The wait before another attempt is about this long. */
const RETRY_MS = 400;

/** Listens until closed. */
export interface Listener {
  /** Whether it hears now. */
  isHearing(): boolean;
  close(): void;
}

/**
 * Calls `heard` at each notification on a channel, and once after each connection, because some may have been missed. It needs a
 * session of its own: where the address leads to a pooler it gives up, because nothing would be heard.
 */
export function listen(address: string, channel: string, heard: () => void): Listener {
  const closing = new AbortController();
  let connection: Connection | undefined;
  let onClose = (): void => {};
  const connect = connector({ address: readAddress(address), onNotify: heard, onClose: () => onClose() });

  async function hearUntilLost(): Promise<'lost' | 'pooled'> {
    const lost = new Promise<void>((resolve) => {
      onClose = resolve;
    });
    connection = await connect(Date.now() + CONNECT_MS);
    if (connection.isPooled) return 'pooled';
    await connection.run(`LISTEN ${channel}`);
    heard();
    if (!closing.signal.aborted) await lost;
    return 'lost';
  }

  void (async () => {
    while (!closing.signal.aborted) {
      // What is missed while it is not connected is found by polling.
      const outcome = await hearUntilLost().catch(() => 'lost');
      connection?.end();
      connection = undefined;
      if (outcome === 'pooled') return;
      const pause = RETRY_MS * (0.5 + Math.random());
      await sleep(pause, undefined, { ref: false, signal: closing.signal }).catch(() => {});
    }
  })();
  return {
    isHearing: () => connection?.isOpen() === true,
    close: () => {
      closing.abort();
      connection?.end();
      onClose();
    },
  };
}
