import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The address of a server on a free port, on which it listens from the first request on. */
export async function addressOfApp(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
