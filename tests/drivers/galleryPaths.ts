import type { GalleryEvent } from '#machines/listing/galleryEvents.ts';
import { galleryMachine } from '#machines/listing/galleryMachine.ts';
import { type ChartPath, pathsThrough, type Walk } from './chartPaths.ts';

type GalleryWalk = Walk<typeof galleryMachine>;

const walk: GalleryWalk = {
  input: { count: 3 },
  events: ({ context: { index } }) => [
    { type: 'picture.chosen', index: (index + 1) % 3 },
    ...(['previous', 'next', 'first', 'last'] as const).map((to) => ({ type: 'picture.sought', to }) as const),
    { type: 'zoom.changed', scale: 2 },
    { type: 'zoom.changed', scale: 1 },
    { type: 'zoom.toggled' },
  ],
  situation: ({ value, context: { index } }) => [value, index],
};

/** A gallery has no actors: all events of its paths are its own. */
export interface GalleryPath extends Pick<ChartPath<typeof galleryMachine>, 'title' | 'input'> {
  readonly events: readonly GalleryEvent[];
}

/** Every way through three pictures. */
export const galleryPaths: readonly GalleryPath[] = pathsThrough(galleryMachine, walk).map((path) => ({
  ...path,
  events: path.events as readonly GalleryEvent[],
}));
