import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { apiError } from '#machines/market/apiError.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** One page asks for dozens of these files and keeps them; and a balancer's question is no client's. */
const unlimited = /^\/(assets\/|pictures\/|healthz$|readyz$|(favicon|icon(-[\w-]+)?|apple-touch-icon|manifest)\.\w+$)/;

const twoYears = 63_072_000;

/**
 * Headers and limits for every answer. No inline script or style is ever allowed: first data travel as JSON, and the
 * style sheets are files. In development Vite needs its own inline client and a socket.
 */
export async function registerSecurity(
  app: FastifyInstance,
  { production, requestsPerMinute }: Pick<Config, 'production' | 'requestsPerMinute'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: production ? ["'self'"] : ["'self'", "'unsafe-inline'"],
        styleSrc: production ? ["'self'"] : ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: production ? ["'self'"] : ["'self'", 'ws:'],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    // Only where HTTPS is known to work: on localhost the promise would lock a person out of their own market.
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`);
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => unlimited.test(request.url),
    errorResponseBuilder: (_request, { after }) => ({
      statusCode: 429,
      ...apiError('api.tooManyRequests', `At most ${requestsPerMinute} requests a minute; try again in ${after}.`),
    }),
  });
}
