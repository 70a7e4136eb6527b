import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { keptFiles } from './keptFiles.ts';
import { firstOf, type Originals } from './originals.ts';
import { pictureStore, type PictureStore } from './pictureStore.ts';
import { rememberedFiles } from './rememberedFiles.ts';
import { megabyte } from '#machines/market/units.ts';

/** What is made of people's own pictures: a few thousand small ones. */
const rememberedBytes = 16 * megabyte;
/** What is made of photos that no ad shows: those of some dozen ads that are being written. */
const passingBytes = 32 * megabyte;
/** As long as keys, in milliseconds. */
const rememberedFor = 10 * 60 * 1000;

/** The pictures of a market: where their originals come from, the first place that has one first, and what is made. */
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
    kept: keptFiles(join(dataDir, 'pictures')),
    remembered,
    passing: rememberedFiles({ mostBytes: passingBytes, life: rememberedFor }),
    onUnkept: (error) => log.warn({ err: error }, 'a picture could not be kept'),
  });
}
