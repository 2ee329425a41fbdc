import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  /** Takes no new connection, ends those at rest, waits for the others up to `ms`; false where that was not enough. */
  drain(ms: number): Promise<boolean>;
  draining(): boolean;
}

/** Knows which connections of a server have a request under way; Node leaves those alone that never sent one. */
export function connectionsOf(server: Server): Connections {
  const requests = new Map<Socket, number>();
  let draining = false;
  const endIdle = (): void => {
    for (const [socket, count] of requests) if (count === 0) socket.destroySoon();
  };
  server.on('connection', (socket) => {
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const count = requests.get(socket);
      if (count !== undefined) requests.set(socket, count - 1);
      if (draining) endIdle();
    });
  });
  return {
    draining: () => draining,
    drain: async (ms) => {
      draining = true;
      let whole = true;
      const late = setTimeout(() => {
        whole = requests.size === 0;
        server.closeAllConnections();
      }, ms);
      const closed = new Promise((done) => server.close(done));
      endIdle();
      await closed;
      clearTimeout(late);
      return whole;
    },
  };
}
