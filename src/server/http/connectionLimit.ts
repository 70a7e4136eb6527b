import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { clientOf } from './client.ts';
import { trustedBy } from './proxies.ts';

/**
 * Open connections of one client. A browser opens six to a host, so forty browsers in an office have 240; and one client takes a
 * quarter of the 1,024 descriptors that a process has on many systems.
 */
export const mostConnections = 256;

/**
 * Closes connections of a client that has `most` open already, before a request is read. Connections of trusted proxies carry those
 * of many clients, and have no limit.
 */
export function registerConnectionLimit(
  { server }: Pick<FastifyInstance, 'server'>,
  config: Pick<Config, 'trustedProxies' | 'publicUrl'>,
  most = mostConnections,
): void {
  const isProxy = trustedBy(config);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // A client may have hung up already.
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return;
    const client = clientOf(remoteAddress);
    const before = open.get(client) ?? 0;
    if (before >= most) {
      socket.destroy();
      return;
    }
    open.set(client, before + 1);
    socket.once('close', () => {
      const left = open.get(client)! - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });
}
