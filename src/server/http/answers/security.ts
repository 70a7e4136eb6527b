import rateLimit from '@fastify/rate-limit';
import { apiError } from '#machines/market/api/apiError.ts';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Config } from '../../config.ts';
import { clientOfRequest } from '../connection/client.ts';
import { isBuiltFile, isHealthCheck, isPicture } from '../connection/plainAddresses.ts';

/** One page asks for dozens of these files and keeps them; and a balancer's question is no client's. */
const isUnlimited = (url: string) => isBuiltFile(url) || isPicture(url) || isHealthCheck(url);

const twoYears = 63_072_000;

/**
 * What a browser may do with any answer, in headers that are the same for all of them. No inline script or style is ever
 * allowed: first data travel as JSON, and the style sheets are files. In development Vite needs its own inline client and
 * a socket.
 */
export function securityHeaders({
  production,
  fingerprintScript,
  fingerprintHosts = [],
}: Pick<Config, 'production' | 'fingerprintScript' | 'fingerprintHosts'>): Readonly<Record<string, string>> {
  // The script of a service asks its own host, and what else its vendor names.
  const services =
    fingerprintScript === undefined ? [] : [...new Set([new URL(fingerprintScript).origin, ...fingerprintHosts])];
  const service = services.map((origin) => ` ${origin}`).join('');
  const own = production ? "'self'" : "'self' 'unsafe-inline'";
  const directives = [
    "default-src 'none'",
    `script-src ${own}${service}`,
    `style-src ${own}`,
    // What somebody has chosen of their own and not sent yet is a `blob:`.
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
    // For browsers that do not know the policy above.
    'x-frame-options': 'DENY',
    // The filters of old browsers were holes themselves.
    'x-xss-protection': '0',
  };
}

/**
 * Headers and limits for every answer. Who asks in one minute more often than they may is answered 429 until it is over.
 * Calls have that allowance (`requestsPerMinute`) for themselves, together with the other addresses that a route takes;
 * whoever serves documents counts them apart (`documentLimit`).
 */
export async function registerSecurity(
  app: FastifyInstance,
  config: Pick<Config, 'production' | 'requestsPerMinute' | 'fingerprintScript' | 'fingerprintHosts'>,
): Promise<void> {
  const { requestsPerMinute } = config;
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // Only where HTTPS is known to work: on localhost the promise would lock a person out of their own market.
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
 * The allowance of documents: as many as of calls, and beside theirs. A tab whose calls were too many loads its page again
 * (API-21), and is to get that page and not another refusal. For handlers that no route stands for.
 */
export function documentLimit(app: FastifyInstance): preHandlerAsyncHookHandler {
  // Options of its own, though none differs, are what gives a limit a count of its own.
  return app.rateLimit({});
}
