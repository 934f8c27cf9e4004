import { settledBy, type Connect, type Connection } from './connection.ts';
import { faultOf, OutOfTime } from './faults.ts';

/** A bounded number of connections that are lent. */
export interface Pool {
  /** Lends a connection. One that was lost, or did not answer by `until`, is not lent again. */
  lend<T>(work: (connection: Connection) => Promise<T>, until: number): Promise<T>;
  close(): void;
}

/** @param max the most connections */
export function openPool(connect: Connect, max: number): Pool {
  const idle: Connection[] = [];
  const all = new Set<Connection>();
  /** Callers that wait for a turn, the first of them the longest. */
  const waiting: (() => void)[] = [];
  let turns = 0;
  let closed = false;

  function takeTurn(until: number): Promise<void> {
    if (turns < max) {
      turns++;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(
        () => {
          waiting.splice(waiting.indexOf(take), 1);
          reject(new OutOfTime('NO_CONNECTION_FREE'));
        },
        Math.max(0, until - Date.now()),
      );
      waiting.push(take);
    });
  }

  function passTurnOn(): void {
    const next = waiting.shift();
    if (next === undefined) turns--;
    else next();
  }

  async function idleOrNew(until: number): Promise<Connection> {
    for (let free = idle.pop(); free !== undefined; free = idle.pop()) {
      if (free.isOpen()) return free;
      all.delete(free);
    }
    const connection = await connect(until);
    all.add(connection);
    if (closed) connection.end();
    return connection;
  }

  function takeBack(connection: Connection, isLost: boolean): void {
    if (!isLost && connection.isOpen()) {
      idle.push(connection);
      return;
    }
    connection.end();
    all.delete(connection);
  }

  return {
    lend: async (work, until) => {
      await takeTurn(until);
      try {
        const connection = await idleOrNew(until);
        let isLost = false;
        try {
          return await settledBy(until, work(connection));
        } catch (error) {
          isLost = faultOf(error)?.connectionLost === true;
          throw error;
        } finally {
          takeBack(connection, isLost);
        }
      } finally {
        passTurnOn();
      }
    },
    close: () => {
      closed = true;
      for (const connection of all) connection.end();
      all.clear();
      idle.length = 0;
    },
  };
}
