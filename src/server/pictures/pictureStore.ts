import { availableParallelism } from 'node:os';
import type { AskedPicture } from '#market/pictures.ts';
import { ShareUsed } from '../http/calls/fairQueue.ts';
import type { KeptFiles } from './keptFiles.ts';
import { DamagedFile } from './lostFile.ts';
import type { Original, Originals } from './originals.ts';
import { NoPicture, recipe, scaled } from './scaling.ts';
import { semaphore } from './semaphore.ts';

/** A picture that can be served; its bytes are made when they are asked for. */
export interface ServedPicture {
  /** The same for the same bytes. */
  readonly version: string;
  /** Whether it is somebody's own, and may have to be gone one day. */
  readonly isPersonal?: boolean;
  /** The accounts that alone may see it; left out where anybody may. */
  readonly onlyFor?: readonly string[] | undefined;
  /** Rejects with `TooManyWaiting` if the queue is full, and with `ShareUsed` if the client's share is used. */
  bytes(client?: string): Promise<Uint8Array>;
}

export interface PictureStoreParts {
  readonly originals: Originals;
  readonly kept: KeptFiles;
  /** Where is kept what is made of somebody's own picture: nowhere but in memory. */
  readonly remembered?: KeptFiles;
  /** Keeps what is made of originals that no ad shows: in memory, too, but not where it could displace people's own pictures. */
  readonly passing?: KeptFiles;
  /** How one is made; `scaled`, if not told otherwise. */
  readonly make?: typeof scaled;
  /** Pictures that are made at the same time; one less than there are cores, for pages need one too. */
  readonly atOnce?: number;
  /** Pictures that wait to be made; one more is refused. */
  readonly mostWaiting?: number;
  /** The pictures of one client that may wait. */
  readonly mostOfClient?: number;
  /** Told when a picture could not be kept: it is served all the same, and made again the next time. */
  readonly onUnkept?: (error: unknown) => void;
}

/** Those of a few first visits; at a tenth of a second each the last of them waits about as long as a browser would. */
const queue = 200;
/** The share of one client: the ads of the longest list. */
const queueOfClient = 100;

/**
 * The pictures of the market in the widths and formats of their addresses. Each is made when it is first asked for, once
 * however many ask meanwhile, and then kept.
 */
export function pictureStore({ originals, kept, remembered = kept, make = scaled, ...options }: PictureStoreParts) {
  const { atOnce = Math.max(1, availableParallelism() - 1), mostWaiting = queue, onUnkept = () => {} } = options;
  const { passing = kept } = options;
  const withPermit = semaphore(atOnce, mostWaiting, options.mostOfClient ?? queueOfClient);
  const inTheMaking = new Map<string, Promise<Uint8Array>>();

  async function made(
    file: string,
    original: Original,
    { width, stem, format }: AskedPicture,
    client: string,
  ): Promise<Uint8Array> {
    const files = original.isPersonal ? remembered : kept;
    const already = (await files.read(file)) ?? (original.isShown && (await passing.read(file)));
    if (already) return already;
    return withPermit(async () => {
      const stored = await original.read();
      const bytes = await make(stored, width, format).catch((error: unknown) => {
        throw error instanceof NoPicture ? new DamagedFile(stem) : error;
      });
      const place = original.isShown && !(await original.isShown()) ? passing : files;
      await place.write(file, bytes).catch(onUnkept);
      return bytes;
    }, client);
  }

  return {
    /** The picture that an address asks for, or undefined when the market has none of that name. */
    async find(asked: AskedPicture): Promise<ServedPicture | undefined> {
      const original = await originals(asked.stem);
      if (!original) return undefined;
      const version = `${recipe}-${original.version}`;
      const file = `${asked.width}/${asked.stem}.${version}.${asked.format}`;
      return {
        version,
        isPersonal: original.isPersonal ?? false,
        onlyFor: original.onlyFor,
        async bytes(client = '') {
          for (let making = inTheMaking.get(file); making; making = inTheMaking.get(file)) {
            try {
              return await making;
            } catch (error) {
              // The picture was being made for another client, whose share is used. This client has its own share.
              if (!(error instanceof ShareUsed)) throw error;
            }
          }
          const begun = made(file, original, asked, client).finally(() => inTheMaking.delete(file));
          inTheMaking.set(file, begun);
          return begun;
        },
      };
    },
  };
}

export type PictureStore = ReturnType<typeof pictureStore>;
