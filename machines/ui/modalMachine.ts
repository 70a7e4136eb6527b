import { assign, setup } from 'xstate';
import { withEvent } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { ModalEvent } from './modalEvents.ts';

/** A modal, whatever its content, which is loaded on first open (SHELL-14). */
export const modalMachine = setup({
  types: {
    context: {} as {
      readonly hasContent: boolean;
      /** The purpose for which the modal was opened; null without one. */
      readonly reason: string | null;
    },
    events: {} as ModalEvent,
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('modal' | 'close' | 'loading' | 'content' | 'failure' | 'loadAgain')[] },
  },
  actors: {
    loading: providedPromise<void>('loading'),
  },
  actions: {
    takeReason: assign((_, { reason }: { readonly reason?: string | undefined }) => ({ reason: reason ?? null })),
    keepContent: assign({ hasContent: true }),
    /** Implemented at the edge: gives the modal a history entry, so that Back closes it as any other screen. */
    enterModal: () => {},
    /** Implemented at the edge: goes back from that entry, unless the user already did. */
    leaveModal: () => {},
  },
  guards: {
    hasContent: ({ context }) => context.hasContent,
  },
}).createMachine({
  id: 'modal',
  description: 'Whether the modal is open, and whether its content is loaded.',
  context: { hasContent: false, reason: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The modal is closed. Its content is not loaded until it is opened.',
      on: {
        'modal.opened': [
          {
            guard: 'hasContent',
            target: 'open.shown',
            actions: withEvent('takeReason'),
          },
          { target: 'open', actions: withEvent('takeReason') },
        ],
      },
    },
    open: {
      description: 'The modal blocks the page until it is closed.',
      meta: { shows: ['modal', 'close'] },
      entry: 'enterModal',
      exit: 'leaveModal',
      on: { 'modal.closed': 'closed' },
      initial: 'loading',
      states: {
        loading: {
          description: 'Opened for the first time: its content is loading.',
          tags: ['busy'],
          meta: { shows: ['loading'] },
          invoke: {
            id: 'loading',
            src: 'loading',
            onDone: { target: 'shown', actions: 'keepContent' },
            onError: 'failed',
          },
        },
        shown: {
          description: 'Its content is visible, and stays loaded for later openings.',
          meta: { shows: ['content'] },
        },
        failed: {
          description: 'Its content could not be loaded. The user can try again, or close it and continue without.',
          meta: { shows: ['failure', 'loadAgain'] },
          on: { 'loading.retried': 'loading' },
        },
      },
    },
  },
});
