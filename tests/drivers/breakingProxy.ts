import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between a client and a server that breaks again and again. */
export interface BreakingProxy {
  readonly url: string;
  /** How often it has broken so far. */
  readonly breaks: number;
  close(): Promise<void>;
}

/** Starts a proxy to the server at an address: each connection ends when it has passed so many bytes to the client. */
export async function breakingProxy(url: string, bytesOf: (connection: number) => number): Promise<BreakingProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let connections = 0;
  let breaks = 0;
  const server = createServer((client) => {
    connections += 1;
    let left = bytesOf(connections);
    const upstream = connect(Number(target.port), target.hostname);
    client.pipe(upstream);
    upstream.on('data', (chunk: Buffer) => {
      client.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left > 0) return;
      breaks += 1;
      client.end();
      upstream.destroy();
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
