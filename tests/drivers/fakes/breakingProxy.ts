import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection between a client and a server that breaks again and again. */
export interface BreakingProxy {
  readonly url: string;
  /** How often the connection has broken so far. */
  readonly breaks: number;
  close(): Promise<void>;
}

/** When a connection ends: when it has passed so many bytes to the client, or when it is so many milliseconds old. */
type Cut = { readonly bytesOf: (connection: number) => number } | { readonly age: number };

/** Starts a proxy to the server at a URL, which cuts each connection. */
export async function breakingProxy(url: string, cut: Cut): Promise<BreakingProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let connections = 0;
  let breaks = 0;
  const server = createServer((client) => {
    connections += 1;
    let left = 'bytesOf' in cut ? cut.bytesOf(connections) : Infinity;
    const upstream = connect(Number(target.port), target.hostname);
    const end = () => {
      breaks += 1;
      client.end();
      upstream.destroy();
    };
    const timer = 'age' in cut ? setTimeout(end, cut.age) : undefined;
    client.on('close', () => clearTimeout(timer));
    client.pipe(upstream);
    upstream.on('data', (chunk: Buffer) => {
      client.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) end();
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroySoon();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get breaks() {
      return breaks;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
