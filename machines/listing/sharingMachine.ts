import { setup } from 'xstate';
import { providedPromise } from '../statecharts/provided.ts';
import type { SharingEvent } from './sharingEvents.ts';

/** The outcome of sharing: by the device's share sheet, or by copying the address. */
export type Shared = 'handedOn' | 'copied';

/** Sharing the address of a listing: by the device's share sheet if there is one, else by the clipboard. */
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
    /** How long the result of sharing is shown, in milliseconds: enough to read three words. */
    untilRead: 4000,
  },
  guards: {
    isCopied: (_, { how }: { how: Shared }) => how === 'copied',
  },
}).createMachine({
  id: 'sharing',
  description: 'Sharing the address of a listing.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being shared.',
      on: { 'share.pressed': 'sharing' },
    },
    sharing: {
      description: 'The share sheet of the device is open, or the clipboard is being written.',
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
      description: 'The address is in the clipboard, and a message says so for a while.',
      meta: { shows: ['copied'] },
      after: { untilRead: 'idle' },
      on: { 'share.pressed': 'sharing' },
    },
    failed: {
      description: 'The browser allows neither; a message says where to find the address.',
      meta: { shows: ['refused'] },
      on: { 'share.pressed': 'sharing' },
    },
  },
});
