import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { fileCache } from './fileCache.ts';
import { firstOf, type Originals } from './originals.ts';
import { pictureStore, type PictureStore } from './pictureStore.ts';
import { rememberedFiles } from './rememberedFiles.ts';
import { megabyte } from '#machines/market/units.ts';

/** The memory for derived personal pictures: a few thousand small ones. */
const rememberedBytes = 16 * megabyte;
/** The memory for derived photos that no listing shows: those of some dozen listings that are being written. */
const passingBytes = 32 * megabyte;
/** How long derived pictures stay in memory, in milliseconds: as long as keys do. */
const rememberedFor = 10 * 60 * 1000;

/** The picture store of a market. `originals` are searched in order. */
export function openPictures(
  originals: readonly Originals[],
  {
    erasures,
    dataDir,
    log,
  }: {
    /** Runs `forget` for each account that is erased. */
    readonly erasures: { onErased(forget: () => void): void };
    readonly dataDir: string;
    readonly log: Pick<FastifyBaseLogger, 'warn'>;
  },
): PictureStore {
  const remembered = rememberedFiles({ mostBytes: rememberedBytes, life: rememberedFor });
  erasures.onErased(() => remembered.clear());
  return pictureStore({
    originals: firstOf(...originals),
    cache: fileCache(join(dataDir, 'pictures')),
    remembered,
    passing: rememberedFiles({ mostBytes: passingBytes, life: rememberedFor }),
    onUnkept: (error) => log.warn({ err: error }, 'a picture could not be kept'),
  });
}
