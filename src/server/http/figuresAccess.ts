import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** What proxies write into a request; one that says so did not begin on this machine, though its connection did. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/**
 * Whether somebody may read the figures of the running server, which tell strangers how busy the market is and what it
 * runs on: a program on this machine, or one that holds the token.
 */
export function mayReadFigures({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  return isLoopback(raw.socket.remoteAddress) && proxyHeaders.every((name) => headers[name] === undefined);
}

function isLoopback(address = ''): boolean {
  return /^(::ffff:)?127\./.test(address) || address === '::1';
}

/** Of one length whatever is given, so that comparing two tells nothing by the time it takes. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
