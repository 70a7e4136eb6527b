import { assign, setup } from 'xstate';
import type { GalleryEvent } from './galleryEvents.ts';

/** The scale after a double press, and the largest scale. */
export const closeUp = 2.5;
export const closest = 4;

interface GalleryContext {
  readonly count: number;
  /** The index of the visible picture, counted from 0. */
  readonly index: number;
  /** The scale of the visible picture relative to the whole picture. */
  readonly scale: number;
}

/** The visible picture of a listing, both on its page and in full screen, and its zoom. */
export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
    input: {} as { readonly count: number },
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly 'smaller'[] },
  },
  actions: {
    turn: assign(({ context, event }) => ({ index: turnedTo(context, event), scale: 1 })),
    magnify: assign(({ context, event }) => ({ scale: magnified(context, event) })),
  },
  guards: {
    isAnotherPicture: ({ context, event }) => {
      const index = turnedTo(context, event);
      return index !== context.index && Number.isInteger(index) && index >= 0 && index < context.count;
    },
    isCloser: ({ context, event }) => magnified(context, event) > 1,
  },
}).createMachine({
  id: 'gallery',
  description: 'The pictures of a listing, of which one is visible.',
  context: ({ input }) => ({ count: input.count, index: 0, scale: 1 }),
  initial: 'fitted',
  states: {
    fitted: {
      description: 'The whole picture is visible; keys, swipes, arrows and thumbnails show another one.',
      on: {
        'picture.chosen': { guard: 'isAnotherPicture', actions: 'turn' },
        'picture.sought': { guard: 'isAnotherPicture', actions: 'turn' },
        'zoom.changed': { guard: 'isCloser', target: 'magnified', actions: 'magnify' },
        'zoom.toggled': { target: 'magnified', actions: 'magnify' },
      },
    },
    magnified: {
      description: 'The picture is magnified: keys and fingers move it instead of showing another one.',
      meta: { shows: ['smaller'] },
      on: {
        'picture.chosen': { guard: 'isAnotherPicture', target: 'fitted', actions: 'turn' },
        'zoom.changed': [
          { guard: 'isCloser', actions: 'magnify' },
          { target: 'fitted', actions: 'magnify' },
        ],
        'zoom.toggled': { target: 'fitted', actions: 'magnify' },
      },
    },
  },
});

function turnedTo({ index, count }: GalleryContext, event: GalleryEvent): number {
  if (event.type === 'picture.chosen') return event.index;
  if (event.type !== 'picture.sought') return index;
  return { previous: index - 1, next: index + 1, first: 0, last: count - 1 }[event.to];
}

function magnified({ scale }: GalleryContext, event: GalleryEvent): number {
  if (event.type === 'zoom.toggled') return scale > 1 ? 1 : closeUp;
  if (event.type !== 'zoom.changed') return scale;
  return Number.isNaN(event.scale) ? 1 : Math.min(closest, Math.max(1, event.scale));
}
