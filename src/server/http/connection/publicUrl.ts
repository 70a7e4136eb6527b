import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * The public base URL of the market, for links that leave it: PUBLIC_URL, or this server's local URL. It never uses the
 * host header of a request. A client can forge that header, and pages are cached for other visitors.
 */
export function publicUrlOf(
  app: FastifyInstance,
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
): () => string {
  let listensAt: number | undefined;
  return () => {
    if (publicUrl !== undefined) return publicUrl;
    if (listensAt === undefined) {
      const address = app.server.address();
      if (address !== null && typeof address === 'object') listensAt = address.port;
    }
    return `http://localhost:${listensAt ?? port}`;
  };
}
