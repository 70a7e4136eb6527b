import { assign, fromPromise, setup } from 'xstate';
import { toggleDebounce } from '../ui/delays.ts';
import type { HeaderMenuEvent } from './headerMenuEvents.ts';

/** The menu of the header: categories, and on small screens the languages. Its content loads on first open (SHELL-13). */
export const headerMenuMachine = setup({
  types: {
    context: {} as { readonly hasContent: boolean },
    events: {} as HeaderMenuEvent,
    tags: {} as 'busy',
  },
  actors: {
    loading: fromPromise<void>(() => Promise.reject(new Error('loading is for the edge to give'))),
  },
  delays: { toggleDebounce },
  actions: {
    keepContent: assign({ hasContent: true }),
  },
  guards: {
    hasContent: ({ context }) => context.hasContent,
  },
}).createMachine({
  id: 'headerMenu',
  description: 'Whether the menu of the header is open, and whether what is in it has come.',
  context: { hasContent: false },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page is in sight, the menu is not.',
      initial: 'ready',
      states: {
        settling: {
          description: 'Just closed. The second tap of a trembling finger does not open it again.',
          after: { toggleDebounce: 'ready' },
        },
        ready: {
          description: 'A press on its button opens it.',
          on: {
            'menu.opened': [
              { guard: 'hasContent', target: '#headerMenu.open.content.shown' },
              { target: '#headerMenu.open' },
            ],
          },
        },
      },
    },
    open: {
      description: 'The menu lies above the page. Going elsewhere, or another shape of the window, ends that.',
      on: { 'page.changed': 'closed', 'layout.changed': 'closed' },
      type: 'parallel',
      states: {
        content: {
          description: 'What is in the menu.',
          initial: 'loading',
          states: {
            loading: {
              description: 'Opened for the first time: its content is on its way.',
              tags: ['busy'],
              invoke: {
                id: 'loading',
                src: 'loading',
                onDone: { target: 'shown', actions: 'keepContent' },
                onError: 'failed',
              },
            },
            shown: {
              description: 'Its content is in sight, and is at hand for every further opening.',
            },
            failed: {
              description: 'Its content did not come. One can try again, or go by the links of the page.',
              on: { 'loading.retried': 'loading' },
            },
          },
        },
        closing: {
          description: 'Whether it can be closed yet.',
          initial: 'settling',
          states: {
            settling: {
              description:
                'Just opened. The second tap of a trembling finger, which meets the menu, does not close it.',
              after: { toggleDebounce: 'ready' },
            },
            ready: {
              description: 'Its button, Escape and a press beside it close it.',
              on: { 'menu.closed': '#headerMenu.closed.settling' },
            },
          },
        },
      },
    },
  },
});
