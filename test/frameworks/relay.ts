import { connect, createServer, type Socket } from 'node:net';

export interface Relay {
  /** Breaks every connection that is open. */
  cut(): void;
  /** Breaks all, and takes no more until it is resumed. */
  stop(): void;
  resume(): void;
  close(): Promise<void>;
}

/** The network between a host's server and its service: all that comes to `port` goes on to `target`, both on loopback. */
export async function startRelay(port: number, target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let stopped = false;
  const server = createServer((client) => {
    if (stopped) return void client.destroy();
    const upstream = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    cut,
    stop() {
      stopped = true;
      cut();
    },
    resume: () => (stopped = false),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
