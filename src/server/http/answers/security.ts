import rateLimit from '@fastify/rate-limit';
import { apiError } from '#machines/market/api/apiError.ts';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Config } from '../../config.ts';
import { clientOfRequest } from '../connection/client.ts';
import { isBuiltFile, isHealthCheck, isPicture } from '../connection/plainAddresses.ts';

/**
 * These URLs are exempt from the rate limit. A page requests dozens of built files and pictures and caches them. Health
 * checks come from a load balancer, not from a client.
 */
const isUnlimited = (url: string) => isBuiltFile(url) || isPicture(url) || isHealthCheck(url);

const twoYears = 63_072_000;

/**
 * Headers that restrict what a browser may do, the same for all answers. Inline scripts and styles are never allowed:
 * first data is sent as JSON, and style sheets are files. In development Vite needs its own inline client and a socket.
 */
export function securityHeaders({
  production,
  fingerprintScript,
  fingerprintHosts = [],
}: Pick<Config, 'production' | 'fingerprintScript' | 'fingerprintHosts'>): Readonly<Record<string, string>> {
  // The origins of the fingerprint service: its script connects to its own host, and to the other hosts of its vendor.
  const services =
    fingerprintScript === undefined ? [] : [...new Set([new URL(fingerprintScript).origin, ...fingerprintHosts])];
  const service = services.map((origin) => ` ${origin}`).join('');
  const own = production ? "'self'" : "'self' 'unsafe-inline'";
  const directives = [
    "default-src 'none'",
    `script-src ${own}${service}`,
    `style-src ${own}`,
    // `img-src` allows `blob:`, because files that the user has chosen but not uploaded yet are `blob:` URLs.
    `img-src 'self' blob:${service}`,
    "font-src 'self'",
    `connect-src 'self'${production ? '' : ' ws:'}${service}`,
    ...(service === '' ? [] : [`frame-src${service}`]),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': directives.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // `x-frame-options` is for browsers that do not know the content security policy's `frame-ancestors`.
    'x-frame-options': 'DENY',
    // Switches off the XSS filters of old browsers, which were vulnerable themselves.
    'x-xss-protection': '0',
  };
}

/**
 * Headers and rate limits for every answer. A client that exceeds its requests per minute gets 429 until the minute is
 * over. Calls have a separate count (`requestsPerMinute`), together with the other addresses of routes. Documents are
 * counted separately (`documentLimit`).
 */
export async function registerSecurity(
  app: FastifyInstance,
  config: Pick<Config, 'production' | 'requestsPerMinute' | 'fingerprintScript' | 'fingerprintHosts'>,
): Promise<void> {
  const { requestsPerMinute } = config;
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // Only if HTTPS is known to work: on localhost the header would lock users out of their own market.
    if (request.isSecure) {
      reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`);
    }
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: clientOfRequest,
    allowList: (request) => isUnlimited(request.url),
    errorResponseBuilder: (_request, { after }) => ({
      statusCode: 429,
      ...apiError('api.tooManyRequests', `At most ${requestsPerMinute} requests a minute; try again in ${after}.`),
    }),
  });
}

/**
 * The rate limit of documents: the same number as for calls, counted separately. A tab that has exceeded the limit of
 * calls loads its page again (API-21), and must get that page. For handlers without a route.
 */
export function documentLimit(app: FastifyInstance): preHandlerAsyncHookHandler {
  // A separate options object, even an empty one, gives a rate limit its own count.
  return app.rateLimit({});
}
