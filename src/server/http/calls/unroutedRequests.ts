import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '#machines/market/api/apiError.ts';
import { logAnswered } from '../log.ts';
import { securityHeaders } from '../answers/security.ts';

/**
 * Answers requests that the router cannot parse, such as one for `http://a:99999999/`. No hook runs for them, so
 * headers and log are written here.
 */
export function answerUnrouted(
  config: Parameters<typeof securityHeaders>[0],
): (error: Error, request: FastifyRequest, reply: FastifyReply) => void {
  const headers = securityHeaders(config);
  return (_error, request, reply) => {
    reply
      .code(400)
      .headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(apiError('api.brokenRequest', 'The address of this request cannot be read.')));
    logAnswered(request, reply);
  };
}
