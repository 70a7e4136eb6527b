import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopback } from './connection/loopback.ts';
import { isHttps } from './connection/proxies.ts';

/** What proxies write into a request; one that says so did not begin on this machine, though its connection did. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/**
 * Whether a client may read the metrics, which show the load and the environment of the server. A client with the token
 * may. Without a token, a program on this machine may, unless the market is https: then a local proxy may forward
 * requests of strangers without a header that says so.
 */
export function mayReadFigures(
  { headers, raw }: FastifyRequest,
  { metricsToken: token, publicUrl }: Pick<Config, 'metricsToken' | 'publicUrl'>,
): boolean {
  if (token !== undefined) {
    const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
    return given !== undefined && timingSafeEqual(digest(given), digest(token));
  }
  if (isHttps(publicUrl)) return false;
  return isLoopback(raw.socket.remoteAddress) && proxyHeaders.every((name) => headers[name] === undefined);
}

/** Of one length whatever is given, so that comparing two tells nothing by the time it takes. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
