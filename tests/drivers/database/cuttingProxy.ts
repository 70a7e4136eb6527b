import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a client and PostgreSQL, which cuts a connection after a given message. */
export interface CuttingProxy {
  /** The connection URL of the same database through the proxy. */
  readonly url: string;
  /**
   * Cuts all connections after this number of further messages in a direction; the last of them still arrives.
   * `forGood`: and accepts none from then on.
   */
  cutAfter(messages: number, direction: 'toServer' | 'toClient', options?: { forGood?: boolean }): void;
  /** Lets all messages pass again; returns whether the proxy has cut a connection. */
  passAll(): boolean;
  close(): Promise<void>;
}

/** Starts a proxy to the database at a URL. */
export async function cuttingProxy(url: string): Promise<CuttingProxy> {
  const target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let armed: { direction: string; left: number; forGood: boolean } | undefined;
  let hasCut = false;

  function cut(): void {
    hasCut = true;
    if (armed?.forGood) server.close();
    armed = undefined;
    for (const sockets of pairs) for (const socket of sockets) socket.destroy();
  }

  function relay(from: Socket, to: Socket, direction: string): void {
    let pending = Buffer.alloc(0);
    // The length of a message's type in bytes. Only the client's first message has none.
    let typeBytes = direction === 'toServer' ? 0 : 1;
    from.on('data', (chunk) => {
      pending = Buffer.concat([pending, chunk]);
      while (pending.length >= typeBytes + 4) {
        const size = typeBytes + pending.readInt32BE(typeBytes);
        if (pending.length < size) return;
        to.write(pending.subarray(0, size));
        pending = pending.subarray(size);
        typeBytes = 1;
        if (armed?.direction === direction && (armed.left -= 1) === 0) {
          // `end` sends the written data before it closes the connection.
          to.end(cut);
          return;
        }
      }
    });
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    pairs.add([client, upstream]);
    relay(client, upstream, 'toServer');
    relay(upstream, client, 'toClient');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxied = new URL(url);
  proxied.port = String((server.address() as AddressInfo).port);

  return {
    url: proxied.href,
    cutAfter(messages, direction, { forGood = false } = {}) {
      hasCut = false;
      armed = { direction, left: messages, forGood };
    },
    passAll() {
      armed = undefined;
      return hasCut;
    },
    async close() {
      for (const sockets of pairs) for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
