import type { FastifyInstance } from 'fastify';
import { holds, weakTag } from './etag.ts';

/**
 * Lets clients ask whether what they hold is still so: each answer that was written for a request has an entity tag, must
 * be asked about before it is used again, and comes back as 304 where nothing has changed. What an answer says of this
 * itself stands.
 */
export function registerFreshness(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('etag')) return payload;
    const tag = weakTag(payload);
    reply.header('etag', tag);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
    // Calls speak the language that they are asked in.
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-language');
    if (!holds(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}
