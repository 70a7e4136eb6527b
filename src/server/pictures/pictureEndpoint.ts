import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { apiError } from '#machines/market/api/apiError.ts';
import { pictureRequestOf, pictureTypes } from '#market/pictures.ts';
import { visitOf } from '#server/http/visit.ts';
import { clientOfRequest } from '../http/connection/client.ts';
import { holds } from '../http/answers/etag.ts';
import { ShareUsed } from '../http/calls/fairQueue.ts';
import { DamagedFile, LostFile } from './lostFile.ts';
import type { PictureStore, ServedPicture } from './pictureStore.ts';
import { TooManyWaiting } from './semaphore.ts';

/** The cache header for pictures that browsers store permanently: a name never refers to another picture. */
const forEver = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

/** For personal pictures: no shared cache stores them, and the browser not for long, because they may be erased. */
const forADay = `private, max-age=${24 * 60 * 60}, immutable`;

/** For restricted pictures: the browser must revalidate them, since the permission and the user can change. */
const revalidatedEachTime = 'private, no-cache';

/** The seconds after which some waiting pictures will have been made. */
const comeAgainAfter = 5;

/** `GET /pictures/{width}/{name}.{format}`: a picture of the store, made at its first request. */
export function registerPictures(app: FastifyInstance, pictures: PictureStore): void {
  /** The last logged problem of each file: one warning is enough, however often the picture is requested. */
  const reported = new LRUCache<string, string>({ max: 10_000 });
  app.get<{ Params: { width: string; '*': string } }>('/pictures/:width/*', async (request, reply) => {
    const { width, '*': file } = request.params;
    const pictureRequest = pictureRequestOf(width, file);
    if ('parameter' in pictureRequest) {
      return reply
        .code(400)
        .send(apiError('picture.notOffered', 'There is no such picture to make.', [pictureRequest]));
    }
    const picture = await pictures.find(pictureRequest);
    const visitor = visitOf(request).session?.account ?? '';
    const unknown = () =>
      reply.code(404).send(apiError('picture.unknown', `There is no picture called ${pictureRequest.stem}.`));
    if (!picture || (picture.onlyFor && !picture.onlyFor.includes(visitor))) return unknown();
    const etag = `"${picture.version}-${pictureRequest.width}-${pictureRequest.format}"`;
    const headers = { etag, 'cache-control': cacheControlOf(picture) };
    if (holds(request.headers['if-none-match'], etag)) return reply.code(304).headers(headers).send();
    // The cache headers follow only after the picture is made, so that a failure is not cached.
    const bytes = await picture.bytes(clientOfRequest(request)).catch((error: unknown) => {
      if (error instanceof TooManyWaiting || error instanceof ShareUsed || error instanceof LostFile) return error;
      throw error;
    });
    if (bytes instanceof LostFile) {
      const problem = bytes instanceof DamagedFile ? 'a picture is damaged' : 'a picture is lost';
      if (reported.get(bytes.file) !== problem) request.log.warn({ file: bytes.file }, problem);
      reported.set(bytes.file, problem);
      return unknown();
    }
    if (bytes instanceof Error) {
      const isOfClient = bytes instanceof ShareUsed;
      const message = isOfClient
        ? 'Too many of your photos are waiting. Please try again in a moment.'
        : 'Too many photos are waiting. Please try again in a moment.';
      return reply
        .code(isOfClient ? 429 : 503)
        .header('retry-after', comeAgainAfter)
        .send(apiError('picture.busy', message));
    }
    return reply.headers(headers).type(pictureTypes[pictureRequest.format]).send(bytes);
  });
}

function cacheControlOf({ onlyFor, isPersonal }: ServedPicture): string {
  if (onlyFor) return revalidatedEachTime;
  return isPersonal ? forADay : forEver;
}
