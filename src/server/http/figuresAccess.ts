import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopback } from './connection/loopback.ts';
import { isHttps } from './connection/proxies.ts';

/** Headers that proxies add. A request with one did not begin on this machine, even if its connection did. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/**
 * Whether a client may read the metrics, which show the load and the environment of the server. A client with the token
 * may. Without a token, a program on this machine may, unless the market is https. Then a local proxy may forward
 * requests of strangers without such a header.
 */
export function mayReadFigures(
  { headers, raw }: FastifyRequest,
  { metricsToken: token, publicUrl }: Pick<Config, 'metricsToken' | 'publicUrl'>,
): boolean {
  if (token !== undefined) {
    const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
    return bearer !== undefined && timingSafeEqual(digest(bearer), digest(token));
  }
  if (isHttps(publicUrl)) return false;
  return isLoopback(raw.socket.remoteAddress) && proxyHeaders.every((name) => headers[name] === undefined);
}

/** Hashes a token before it is compared: a hash has a fixed length, so the time of the comparison reveals nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
