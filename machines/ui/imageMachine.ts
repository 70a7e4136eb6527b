import { setup } from 'xstate';
import type { ImageEvent } from './imageEvents.ts';

/** The distance from the window at which an image is loaded, in pixels (A§9, UI-5). */
export const imageMargin = 200;

/**
 * A loading image. Loaded and error are tags: a failed image has finished loading, too (UI-1, UI-4). A page has dozens
 * of them, so the chart has no source and no clock, and all of them share one first snapshot.
 */
export const imageMachine = setup({
  types: {
    context: {} as { readonly priority: boolean },
    events: {} as ImageEvent,
    /** With `priority` the image is loaded at once: it belongs to the first screen. */
    input: {} as { readonly priority: boolean },
    tags: {} as 'loaded' | 'error',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('picture' | 'standIn')[] },
  },
  guards: {
    hasPriority: ({ context }) => context.priority,
  },
}).createMachine({
  id: 'image',
  description: 'Whether a picture is visible (A§4).',
  context: ({ input }) => ({ priority: input.priority }),
  initial: 'waiting',
  on: { 'source.changed': '.waiting' },
  states: {
    waiting: {
      description: 'Too far away to be scrolled to at once: nothing has been requested.',
      always: { guard: 'hasPriority', target: 'loading' },
      on: { 'image.approached': 'loading' },
    },
    loading: {
      description: 'Requested. Its space is reserved, to avoid layout shifts.',
      meta: { shows: ['picture'] },
      on: { 'image.loaded': 'loaded', 'image.failed': 'failed' },
    },
    loaded: {
      description: 'Visible.',
      meta: { shows: ['picture'] },
      tags: ['loaded'],
    },
    failed: {
      description: 'There is no such picture, or the device is offline. A placeholder is visible, if there is one.',
      tags: ['loaded', 'error'],
      meta: { shows: ['standIn'] },
    },
  },
});
