import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '#market/pictures.ts';
import { photoEnding, photoPlace } from './photos/photoName.ts';
import type { Photos } from './photos/photos.ts';

const atOnce = 500;

/**
 * Deletes this process's derived pictures of deleted photos. Each process has its own folder, and another process may
 * have deleted the photo. `folder` contains the derived pictures.
 */
export async function forgetMade(folder: string, photos: Pick<Photos, 'among'>): Promise<void> {
  for (const width of pictureWidths) {
    const place = join(folder, String(width), photoPlace);
    const made = await readdir(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (let from = 0; from < made.length; from += atOnce) {
      const some = made.slice(from, from + atOnce);
      const there = await photos.among([...new Set(some.map(photoOf))]);
      for (const file of some) if (!there.has(photoOf(file))) await rm(join(place, file), { force: true });
    }
  }
}

function photoOf(made: string): string {
  return `${photoPlace}${made.replace(/\..*/s, '')}${photoEnding}`;
}
