import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection between browsers and a market that a test can break. */
export interface LineThatBreaks {
  readonly origin: string;
  /** Breaks the connection: every connection is refused from now on, as by a market that is down. */
  breaks(): Promise<void>;
}

/** Opens such a connection to the market at a URL. */
export async function lineTo(market: string): Promise<LineThatBreaks> {
  const { hostname, port } = new URL(market);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => open.delete(socket));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async breaks() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
