import type { ChosenPhoto } from '#machines/insertion/photos/photosSetup.ts';

import { storeFile, releaseFile } from '../../photos/chosenFiles.ts';

/** Creates a holder for the files of one field, each under a `blob:` URL until it is released. */
export function createFileHolder() {
  const held = new Set<string>();
  return {
    hold(file: File, key: string): ChosenPhoto {
      const url = storeFile(file);
      held.add(url);
      return { key, url, name: file.name, size: file.size, kind: file.type, modified: file.lastModified };
    },
    /** Releases all held files except those of the given photos. */
    keepOnly(photos: readonly { readonly file: { readonly url: string } | null }[]): void {
      for (const url of held) {
        if (photos.some(({ file }) => file?.url === url)) continue;
        held.delete(url);
        releaseFile(url);
      }
    },
  };
}
