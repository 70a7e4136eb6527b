import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { keptFiles } from './keptFiles.ts';
import { demoFiles, drawings, firstOf } from './originals.ts';
import { pictureStore, type PictureStore } from './pictureStore.ts';

/** The pictures of a market: where their originals come from, the first place that has one first, and what is made. */
export function openPictures(dataDir: string, log: Pick<FastifyBaseLogger, 'warn'>): PictureStore {
  return pictureStore({
    originals: firstOf(demoFiles(), drawings(draw)),
    kept: keptFiles(join(dataDir, 'pictures')),
    onUnkept: (error) => log.warn({ err: error }, 'a picture could not be kept'),
  });
}

/** Loaded with the first picture that is drawn: a market of real ads never needs it. */
async function draw(name: string): Promise<string | undefined> {
  const { drawing } = await import('../demo/drawings/drawings.ts');
  return drawing(name);
}
