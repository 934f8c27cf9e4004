import { connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

/** Which way bytes go through a proxy: from the client to the server, or back. */
export type Direction = 'to server' | 'to client';

/** Says how many of these bytes still go through before the connection is cut; undefined to let everything through. */
export type Watch = (direction: Direction, bytes: Buffer) => number | undefined;

/** A TCP proxy on the loopback network that cuts connections and makes them hang. */
export interface Proxy {
  readonly port: number;
  /** Connections made so far. */
  readonly made: () => number;
  /** Connections that were cut. */
  readonly cuts: () => number;
  /** Sees all bytes from now on; undefined to look away. */
  watch(watch: Watch | undefined): void;
  /** Cuts every open connection at once. */
  cut(): void;
  /** From now on nothing comes through the connections that are open, and nobody is told; `all` for new ones too. */
  stall(which: 'open' | 'all'): void;
  /** New connections are refused. */
  refuse(): void;
  /** Lets everything through again. */
  release(): void;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  stalled: boolean;
}

/** A proxy in front of a port of the loopback network, which goes after the test. */
export async function startProxy(context: Pick<TestContext, 'after'>, target: () => number): Promise<Proxy> {
  const open = new Set<Pair>();
  let watch: Watch | undefined;
  let stalling = false;
  let refusing = false;
  let made = 0;
  let cuts = 0;
  const end = (pair: Pair) => {
    if (!open.delete(pair)) return;
    cuts += 1;
    pair.client.resetAndDestroy();
    pair.server.resetAndDestroy();
  };
  const forward = (pair: Pair, direction: Direction) => {
    const [from, to] = direction === 'to server' ? [pair.client, pair.server] : [pair.server, pair.client];
    from.on('data', (bytes: Buffer) => {
      if (!open.has(pair)) return;
      const through = watch?.(direction, bytes);
      if (through === undefined) {
        if (!to.write(bytes)) {
          from.pause();
          to.once('drain', () => pair.stalled || from.resume());
        }
        return;
      }
      open.delete(pair);
      cuts += 1;
      // What was let through arrives, before the end does.
      to.end(bytes.subarray(0, through));
      from.resetAndDestroy();
      to.once('close', () => to.destroy());
    });
    from.on('error', () => {});
    from.once('close', () => {
      open.delete(pair);
      to.end();
    });
  };
  const listener = createServer((client) => {
    if (refusing) {
      client.resetAndDestroy();
      return;
    }
    made += 1;
    const server = connect(target(), '127.0.0.1');
    for (const socket of [client, server]) socket.setNoDelay(true);
    const pair: Pair = { client, server, stalled: stalling };
    open.add(pair);
    forward(pair, 'to server');
    forward(pair, 'to client');
    if (stalling) for (const socket of [client, server]) socket.pause();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    open.forEach(end);
    listener.close();
  });
  const address = listener.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    made: () => made,
    cuts: () => cuts,
    watch: (next) => {
      watch = next;
    },
    cut: () => open.forEach(end),
    stall: (which) => {
      stalling = which === 'all';
      for (const pair of open) {
        pair.stalled = true;
        for (const socket of [pair.client, pair.server]) socket.pause();
      }
    },
    refuse: () => {
      refusing = true;
    },
    release: () => {
      refusing = false;
      stalling = false;
      for (const pair of open) {
        pair.stalled = false;
        for (const socket of [pair.client, pair.server]) socket.resume();
      }
    },
  };
}
