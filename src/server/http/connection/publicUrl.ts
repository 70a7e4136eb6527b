import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Says where visitors reach the market, for addresses that leave it: PUBLIC_URL, or this server as this machine reaches it.
 * Never what a request says of its host: anybody may say anything there, and pages are kept for others.
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
