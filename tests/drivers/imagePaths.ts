import type { ImageEvent } from '#machines/ui/imageEvents.ts';
import { imageMachine } from '#machines/ui/imageMachine.ts';
import { pathsThrough, type Walk } from './chartPaths.ts';

const walk: Omit<Walk<typeof imageMachine>, 'input'> = {
  events: () => [
    { type: 'image.approached' },
    { type: 'image.loaded' },
    { type: 'image.failed' },
    { type: 'source.changed' },
  ],
  situation: ({ value }) => value,
};

/** Every way of an image, of the first screen and further down. It has no actors, so all events are its own. */
export const imagePaths = [true, false].flatMap((priority) =>
  pathsThrough(imageMachine, { ...walk, input: { priority } }).map((path) => ({
    ...path,
    events: path.events as readonly ImageEvent[],
  })),
);
