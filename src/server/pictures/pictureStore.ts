import { availableParallelism } from 'node:os';
import type { PictureRequest } from '#market/pictures.ts';
import { ShareUsed } from '../http/calls/fairQueue.ts';
import type { FileCache } from './fileCache.ts';
import { DamagedFile } from './lostFile.ts';
import type { Original, Originals } from './originals.ts';
import { UndecodablePicture, recipe, scaled } from './scaling.ts';
import { semaphore } from './semaphore.ts';

/** A picture that can be served; its bytes are made on demand. */
export interface ServedPicture {
  /** The version of the picture: equal for equal bytes. */
  readonly version: string;
  /** Whether the picture is personal, so that it may be erased. */
  readonly isPersonal?: boolean;
  /** The accounts that may see the picture; absent if it is public. */
  readonly onlyFor?: readonly string[] | undefined;
  /** Rejects with `TooManyWaiting` if the queue is full, and with `ShareUsed` if the client's share is used. */
  bytes(client?: string): Promise<Uint8Array>;
}

export interface PictureStoreParts {
  readonly originals: Originals;
  readonly cache: FileCache;
  /** The cache for pictures derived from personal ones: in memory only. */
  readonly remembered?: FileCache;
  /**
   * The cache for pictures derived from originals that no listing shows: in memory, but separate, so that they cannot
   * displace people's own pictures.
   */
  readonly passing?: FileCache;
  /** The function that makes a picture; `scaled` by default. */
  readonly make?: typeof scaled;
  /**
   * The number of pictures that are made at once. The default is the number of cores less one, which is left to pages.
   */
  readonly atOnce?: number;
  /** The number of pictures that may wait; further ones are refused. */
  readonly mostWaiting?: number;
  /** The number of pictures of a client that may wait. */
  readonly mostOfClient?: number;
  /** Called when a picture could not be cached: it is served all the same, and made again next time. */
  readonly onUnkept?: (error: unknown) => void;
}

/**
 * The pictures of a few first visits. At a tenth of a second each, the last of them waits about as long as a browser
 * would.
 */
const queue = 200;
/** How many pictures of one client may wait: as many as the longest list of listings shows. */
const queueOfClient = 100;

/**
 * The market's picture store, in the widths and formats that picture URLs name. Each picture is made at its first
 * request, once for all concurrent requests, and then cached.
 */
export function pictureStore({ originals, cache, remembered = cache, make = scaled, ...options }: PictureStoreParts) {
  const { atOnce = Math.max(1, availableParallelism() - 1), mostWaiting = queue, onUnkept = () => {} } = options;
  const { passing = cache } = options;
  const withPermit = semaphore(atOnce, mostWaiting, options.mostOfClient ?? queueOfClient);
  const inTheMaking = new Map<string, Promise<Uint8Array>>();

  async function made(
    file: string,
    original: Original,
    { width, stem, format }: PictureRequest,
    client: string,
  ): Promise<Uint8Array> {
    const files = original.isPersonal ? remembered : cache;
    const already = (await files.read(file)) ?? (original.isShown && (await passing.read(file)));
    if (already) return already;
    return withPermit(async () => {
      const stored = await original.read();
      const bytes = await make(stored, width, format).catch((error: unknown) => {
        throw error instanceof UndecodablePicture ? new DamagedFile(stem) : error;
      });
      const place = original.isShown && !(await original.isShown()) ? passing : files;
      await place.write(file, bytes).catch(onUnkept);
      return bytes;
    }, client);
  }

  return {
    /** The picture of an address; undefined if the market has none of that name. */
    async find(pictureRequest: PictureRequest): Promise<ServedPicture | undefined> {
      const original = await originals(pictureRequest.stem);
      if (!original) return undefined;
      const version = `${recipe}-${original.version}`;
      const file = `${pictureRequest.width}/${pictureRequest.stem}.${version}.${pictureRequest.format}`;
      return {
        version,
        isPersonal: original.isPersonal ?? false,
        onlyFor: original.onlyFor,
        async bytes(client = '') {
          for (let making = inTheMaking.get(file); making; making = inTheMaking.get(file)) {
            try {
              return await making;
            } catch (error) {
              // The picture was being made for another client, whose share is used up. This client has its own share.
              if (!(error instanceof ShareUsed)) throw error;
            }
          }
          const begun = made(file, original, pictureRequest, client).finally(() => inTheMaking.delete(file));
          inTheMaking.set(file, begun);
          return begun;
        },
      };
    },
  };
}

export type PictureStore = ReturnType<typeof pictureStore>;
