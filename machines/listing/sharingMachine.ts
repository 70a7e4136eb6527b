import { setup } from 'xstate';
import { providedPromise } from '../statecharts/provided.ts';
import type { SharingEvent } from './sharingEvents.ts';

/** How handing on ended: through the device's own sheet, or with the address in the clipboard. */
export type Shared = 'handedOn' | 'copied';

/** Handing on the address of an ad: the device's own sheet where it has one, else the clipboard. */
export const sharingMachine = setup({
  types: {
    events: {} as SharingEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('copied' | 'refused')[] },
  },
  actors: {
    sharing: providedPromise<Shared>('sharing'),
  },
  delays: {
    /** As long as one needs to read three words. */
    untilRead: 4000,
  },
  guards: {
    isCopied: (_, { how }: { how: Shared }) => how === 'copied',
  },
}).createMachine({
  id: 'sharing',
  description: 'Handing on the address of an ad.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being handed on.',
      on: { 'share.pressed': 'sharing' },
    },
    sharing: {
      description: 'The sheet of the device is open, or the clipboard is being written.',
      invoke: {
        id: 'sharing',
        src: 'sharing',
        onDone: [
          { guard: { type: 'isCopied', params: ({ event }) => ({ how: event.output }) }, target: 'copied' },
          { target: 'idle' },
        ],
        onError: 'failed',
      },
    },
    copied: {
      description: 'The address is in the clipboard, and a word says so for a while.',
      meta: { shows: ['copied'] },
      after: { untilRead: 'idle' },
      on: { 'share.pressed': 'sharing' },
    },
    failed: {
      description: 'The browser allows neither; a word says where the address can be had.',
      meta: { shows: ['refused'] },
      on: { 'share.pressed': 'sharing' },
    },
  },
});
