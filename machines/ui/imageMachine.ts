import { setup } from 'xstate';
import type { ImageEvent } from './imageEvents.ts';

/** How near the window an image comes before it is loaded, in pixels (A§9, UI-5). */
export const imageMargin = 200;

/**
 * An image on its way. Loaded or not, and error, are tags: one that failed is done loading all the same (UI-1, UI-4).
 * There are dozens in a page, so it knows no source and no clock, and all of them share one first snapshot.
 */
export const imageMachine = setup({
  types: {
    context: {} as { readonly priority: boolean },
    events: {} as ImageEvent,
    /** With priority it is loaded at once: it belongs to the first screen. */
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
  description: 'Whether a picture is there to be seen (A§4).',
  context: ({ input }) => ({ priority: input.priority }),
  initial: 'waiting',
  on: { 'source.changed': '.waiting' },
  states: {
    waiting: {
      description: 'Further away than one will scroll at once: nothing has been asked for.',
      always: { guard: 'hasPriority', target: 'loading' },
      on: { 'image.approached': 'loading' },
    },
    loading: {
      description: 'Asked for. Its room is kept, so that nothing moves when it comes.',
      meta: { shows: ['picture'] },
      on: { 'image.loaded': 'loaded', 'image.failed': 'failed' },
    },
    loaded: {
      description: 'In sight.',
      meta: { shows: ['picture'] },
      tags: ['loaded'],
    },
    failed: {
      description:
        'There is no such picture, or the line is dead. What stands in for it is in sight, if there is something.',
      tags: ['loaded', 'error'],
      meta: { shows: ['standIn'] },
    },
  },
});
