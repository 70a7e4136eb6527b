import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The URL of a server on a free port; the server listens from the first call on. */
export async function addressOfApp(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
