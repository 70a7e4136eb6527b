import type { FastifyInstance } from 'fastify';
import { holds, weakTag } from './etag.ts';

/**
 * Lets clients revalidate cached answers. Each answer that was generated for a request gets an entity tag, must be
 * revalidated before reuse, and becomes a 304 if nothing has changed. Headers that an answer sets itself take
 * precedence.
 */
export function registerFreshness(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('etag')) return payload;
    const tag = weakTag(payload);
    reply.header('etag', tag);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
    // Calls answer in the language of the request, so caches must distinguish answers by `accept-language`.
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-language');
    if (!holds(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}
