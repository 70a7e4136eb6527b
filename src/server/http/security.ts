import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { apiError } from '#machines/market/apiError.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

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
    // Whether the market is reached by HTTPS is known to the proxy in front of it; on localhost the header does harm.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => request.url.startsWith('/assets/') || request.url.startsWith('/healthz'),
    errorResponseBuilder: (_request, { after }) => ({
      statusCode: 429,
      ...apiError('api.tooManyRequests', `At most ${requestsPerMinute} requests a minute; try again in ${after}.`),
    }),
  });
}
