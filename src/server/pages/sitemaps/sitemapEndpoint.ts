import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { apiError } from '#machines/market/api/apiError.ts';
import { languages } from '#machines/market/language.ts';
import { hour, megabyte } from '#machines/market/units.ts';
import type { Config } from '../../config.ts';
import { encodingFor } from '../../http/answers/encodings.ts';
import { holds, weakTag } from '../../http/answers/etag.ts';
import { publicUrlOf } from '../../http/connection/publicUrl.ts';
import type { PageServices } from '../pageServices.ts';
import { sitemapPath, sitemapsOf, type SitemapName } from './sitemaps.ts';

/** How far a sitemap may lag behind the market, in milliseconds. Search engines come once a day. */
const retention = hour;
/** The memory limit for cached sitemaps, in bytes. A sitemap of 45,000 listings takes about 1.5 MB compressed. */
const most = 64 * megabyte;

/** The files for search engines: `/robots.txt`, `/sitemap.xml`, and the sitemaps that these list. */
export function registerSitemaps(
  app: FastifyInstance,
  { services, config }: { readonly services: PageServices; readonly config: Pick<Config, 'publicUrl' | 'port'> },
): void {
  const publicUrl = publicUrlOf(app, config);
  const sitemaps = sitemapsOf(services, publicUrl);
  const cache = new LRUCache<string, Buffer>({
    maxSize: most,
    sizeCalculation: ({ length }) => length,
    ttl: retention,
  });
  let making = new Map<string, Promise<Buffer | undefined>>();
  services.erasures.onErased(() => {
    cache.clear();
    making = new Map();
  });

  /**
   * Makes a sitemap once for all concurrent requests. It is compressed as a stream and never in memory uncompressed.
   * `path` is the canonical path, because the same sitemap can be requested in many spellings.
   */
  async function compressedOnce(
    path: string,
    make: () => Promise<AsyncIterable<string> | undefined>,
  ): Promise<Buffer | undefined> {
    const known = cache.get(path) ?? making.get(path);
    if (known) return known;
    const here = making;
    // After an erasure the sitemap must not be made from a search that is behind.
    const made = services.search
      .caughtUp()
      .then(() => compressed(make))
      .finally(() => here.delete(path));
    here.set(path, made);
    const content = await made;
    if (content && making === here) cache.set(path, content);
    return content;
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    make: () => Promise<AsyncIterable<string> | undefined>,
  ): Promise<FastifyReply> {
    const content = await compressedOnce(path, make);
    if (!content) return sendUnknown(reply, path);
    const etag = weakTag(content);
    reply.headers({ etag, 'cache-control': `public, max-age=${retention / 1000}`, vary: 'accept-encoding' });
    if (holds(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type('application/xml; charset=utf-8');
    const encoding = encodingFor(request.headers['accept-encoding']?.toString(), ['gzip']);
    return encoding === 'gzip'
      ? reply.header('content-encoding', encoding).send(content)
      : reply.send(Readable.from([content]).pipe(createGunzip()));
  }

  app.get('/robots.txt', async (_request, reply) => {
    const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl()}/sitemap.xml`, ''];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${retention / 1000}`)
      .send(lines.join('\n'));
  });
  app.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, '/sitemap.xml', async () => Readable.from([await sitemaps.index()])),
  );
  app.get<{ Params: Record<string, string> }>('/sitemaps/*', (request, reply) => {
    const path = request.params['*'] ?? '';
    const name = sitemapName(path);
    if (!name) return sendUnknown(reply, `/sitemaps/${path}`);
    return answer(request, reply, sitemapPath(name), () => sitemaps.one(name));
  });
}

function sendUnknown(reply: FastifyReply, path: string): FastifyReply {
  return reply.code(404).send(apiError('api.unknownPath', `There is no sitemap ${path}.`));
}

/** Parses `de/pages.xml` and `de/4000/1.xml`. */
function sitemapName(path: string): SitemapName | undefined {
  const [, segment, category, part] = /^(\w+)\/(?:pages|([1-9]\d{0,5})\/([1-9]\d{0,5}))\.xml$/.exec(path) ?? [];
  const language = languages.find((known) => known === segment);
  if (!language) return undefined;
  if (category === undefined) return { language, kind: 'pages' };
  return { language, kind: 'ads', category: Number(category), part: Number(part) };
}

async function compressed(make: () => Promise<AsyncIterable<string> | undefined>): Promise<Buffer | undefined> {
  const fragments = await make();
  if (!fragments) return undefined;
  const gzip = createGzip();
  const [content] = await Promise.all([buffer(gzip), pipeline(Readable.from(fragments), gzip)]);
  return content;
}
