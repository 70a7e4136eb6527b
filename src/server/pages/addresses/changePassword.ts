import type { FastifyInstance } from 'fastify';
import { pathTo } from '#routes';
import type { Config } from '../../config.ts';
import { languageOf } from '../../http/cookies.ts';

/**
 * Password managers open `/.well-known/change-password` (W3C, "A Well-Known URL for Changing Passwords"). It redirects
 * to the page for changing the password. A visitor who is logged out logs in first.
 */
export function registerChangePassword(app: FastifyInstance, { brand }: Pick<Config, 'brand'>): void {
  app.get('/.well-known/change-password', (request, reply) =>
    reply
      .header('cache-control', 'private, no-store')
      .redirect(pathTo('user', languageOf(request, brand), { tab: 'security' }), 302),
  );
}
