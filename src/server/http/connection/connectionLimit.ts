import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { clientOf, networkOf } from './client.ts';
import { trustedBy } from './proxies.ts';

/**
 * The most open connections of a client. A browser opens six to a host, so forty browsers in an office need 240. A
 * client can take a quarter of the 1,024 descriptors that a process has on many systems.
 */
export const mostConnections = 256;

/**
 * The shortest pause between two lines in the log, in milliseconds: a client that opens connections in a loop would
 * fill the disk.
 */
const warningEvery = 60_000;

/** Counts since the start. */
export interface ConnectionCounts {
  /** Connections that were closed because their client had too many. */
  readonly refused: number;
}

/**
 * Closes new connections of a client that already has `most`, before a request is read. It counts these and warns in
 * the log. Connections of trusted proxies carry many clients, and have no limit. `now` is in milliseconds.
 */
export function registerConnectionLimit(
  { server, log }: Pick<FastifyInstance, 'server' | 'log'>,
  config: Pick<Config, 'trustedProxies' | 'publicUrl'>,
  { most = mostConnections, now = () => performance.now() } = {},
): ConnectionCounts {
  const isProxy = trustedBy(config);
  const open = new Map<string, number>();
  let refused = 0;
  let warnedAt = -Infinity;

  function refuse(socket: Socket, address: string): void {
    socket.destroy();
    refused += 1;
    if (now() - warnedAt < warningEvery) return;
    warnedAt = now();
    log.warn(
      { from: networkOf(address) },
      `A client has ${most} connections open, and more are closed. If this address is a proxy, or a network of containers that hides the visitors' addresses, set TRUSTED_PROXIES`,
    );
  }

  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // The IP address is undefined if the client has already disconnected.
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return;
    const client = clientOf(remoteAddress);
    const before = open.get(client) ?? 0;
    if (before >= most) return refuse(socket, remoteAddress);
    open.set(client, before + 1);
    socket.once('close', () => {
      const left = open.get(client)! - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });
  return {
    get refused() {
      return refused;
    },
  };
}
