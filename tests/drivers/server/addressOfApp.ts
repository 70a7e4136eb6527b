import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Where a server is reached by a port of its own, on which it listens from the first asking on. */
export async function addressOfApp(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
