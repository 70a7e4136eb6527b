import { assign, setup } from 'xstate';
import { withEvent } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { ModalEvent } from './modalEvents.ts';

/** A modal, whatever is in it: what it shows is loaded when it is first opened (SHELL-14). */
export const modalMachine = setup({
  types: {
    context: {} as {
      readonly hasContent: boolean;
      /** The purpose for which it was opened; null without one. */
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
    /** The edge gives the modal an entry in the history, so that Back closes it as it leaves any other screen. */
    enterModal: () => {},
    /** The edge goes back from that entry, unless Back has. */
    leaveModal: () => {},
  },
  guards: {
    hasContent: ({ context }) => context.hasContent,
  },
}).createMachine({
  id: 'modal',
  description: 'Whether something lies above the page, and whether what it is about has come.',
  context: { hasContent: false, reason: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing lies above the page. Who never opens it never waits for what is in it.',
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
      description: 'The page below cannot be reached until this is closed.',
      meta: { shows: ['modal', 'close'] },
      entry: 'enterModal',
      exit: 'leaveModal',
      on: { 'modal.closed': 'closed' },
      initial: 'loading',
      states: {
        loading: {
          description: 'Opened for the first time: its content is on its way.',
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
          description: 'Its content is in sight, and is at hand for every further opening.',
          meta: { shows: ['content'] },
        },
        failed: {
          description: 'Its content did not come. One can try again, or close it and go on without.',
          meta: { shows: ['failure', 'loadAgain'] },
          on: { 'loading.retried': 'loading' },
        },
      },
    },
  },
});
