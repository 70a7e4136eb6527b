import type { FastifyInstance } from 'fastify';
import { holds, weakTag } from './etag.ts';

/**
 * Lets clients ask whether what they hold is still so: each answer of a call has an entity tag, must be asked about before
 * it is used again, and comes back as 304 where nothing has changed. An answer that says otherwise itself is left alone.
 */
export function registerFreshness(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading || reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('etag'))
      return payload;
    const tag = weakTag(payload);
    reply.header('etag', tag);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding, accept-language');
    if (!holds(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}
