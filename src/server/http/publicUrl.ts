import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Where visitors reach the market, for addresses that leave it: PUBLIC_URL, or this server as this machine reaches it.
 * Never what a request says of its host: anybody may say anything there, and pages are kept for others.
 */
export function publicUrlOf(app: FastifyInstance, { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  if (publicUrl !== undefined) return publicUrl;
  const address = app.server.address();
  return `http://localhost:${address !== null && typeof address === 'object' ? address.port : port}`;
}
