import { connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

/** Which way bytes go through a proxy: from the client to the server, or back. */
export type Direction = 'to server' | 'to client';

/** Says how many of these bytes still go through before the fault; undefined to let everything through. */
export type Watch = (direction: Direction, bytes: Buffer) => number | undefined;

/** What happens to a connection at a fault: it is cut, or it stays open and nothing comes through any more. */
export type Fault = 'cut' | 'silence';

/** A TCP proxy on the loopback network that cuts connections and makes them hang. */
export interface Proxy {
  readonly port: number;
  /** Connections made so far. */
  readonly made: () => number;
  /** Connections that were cut. */
  readonly cuts: () => number;
  /** Sees all bytes from now on; undefined to look away. */
  watch(watch: Watch | undefined, fault?: Fault): void;
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

/** Ends a connection without a goodbye. */
function reset(socket: Socket): void {
  // Node 20 spins at the end of the process, for ever, where a socket was reset that was being ended.
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}

/** A proxy in front of a port of the loopback network, which goes after the test. */
export async function startProxy(context: Pick<TestContext, 'after'>, target: () => number): Promise<Proxy> {
  const open = new Set<Pair>();
  let watch: Watch | undefined;
  let fault: Fault = 'cut';
  let stalling = false;
  let refusing = false;
  let made = 0;
  let cuts = 0;
  const end = (pair: Pair) => {
    if (!open.delete(pair)) return;
    cuts += 1;
    reset(pair.client);
    reset(pair.server);
  };
  const stall = (pair: Pair) => {
    pair.stalled = true;
    for (const socket of [pair.client, pair.server]) socket.pause();
  };
  const forward = (pair: Pair, direction: Direction) => {
    const [from, to] = direction === 'to server' ? [pair.client, pair.server] : [pair.server, pair.client];
    from.on('data', (bytes: Buffer) => {
      if (!open.has(pair)) return;
      const silent = fault === 'silence';
      const through = watch?.(direction, bytes);
      if (through === undefined) {
        if (!to.write(bytes)) {
          from.pause();
          to.once('drain', () => pair.stalled || from.resume());
        }
        return;
      }
      if (silent) {
        to.write(bytes.subarray(0, through));
        stall(pair);
        return;
      }
      open.delete(pair);
      cuts += 1;
      // What was let through arrives, before the end does.
      to.end(bytes.subarray(0, through));
      reset(from);
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
      reset(client);
      return;
    }
    made += 1;
    const server = connect(target(), '127.0.0.1');
    for (const socket of [client, server]) socket.setNoDelay(true);
    const pair: Pair = { client, server, stalled: false };
    open.add(pair);
    forward(pair, 'to server');
    forward(pair, 'to client');
    if (stalling) stall(pair);
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
    watch: (next, kind = 'cut') => {
      watch = next;
      fault = kind;
    },
    cut: () => open.forEach(end),
    stall: (which) => {
      stalling = which === 'all';
      open.forEach(stall);
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
