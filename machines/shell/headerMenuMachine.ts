import { assign, setup } from 'xstate';
import { toggleDebounce } from '../ui/delays.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { HeaderMenuEvent } from './headerMenuEvents.ts';

/** The number of listings in each top-level category, by its id. */
export type CategoryTotals = Readonly<Record<number, number>>;

interface HeaderMenuContext {
  readonly hasContent: boolean;
  /** The last received totals of the categories; null before the first. */
  readonly totals: CategoryTotals | null;
}

/** The menu of the header: categories, and on small screens the languages. Its content loads on first open (SHELL-13). */
export const headerMenuMachine = setup({
  types: {
    context: {} as HeaderMenuContext,
    events: {} as HeaderMenuEvent,
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('menu' | 'close' | 'loading' | 'categories' | 'failure' | 'loadAgain')[] },
  },
  actors: {
    loading: providedPromise<void>('loading'),
    counting: providedPromise<CategoryTotals>('counting'),
  },
  delays: { toggleDebounce },
  actions: {
    keepContent: assign({ hasContent: true }),
    takeTotals: assign((_, { totals }: { totals: CategoryTotals }) => ({ totals })),
  },
  guards: {
    hasContent: ({ context }) => context.hasContent,
  },
}).createMachine({
  id: 'headerMenu',
  description: 'Whether the menu of the header is open, and whether its content is loaded.',
  context: { hasContent: false, totals: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The menu is closed.',
      initial: 'ready',
      states: {
        settling: {
          description: 'Just closed. A debounce ignores the second tap of a trembling finger.',
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
      description: 'The menu covers the page. Escape, a navigation, or another form of the menu closes it.',
      meta: { shows: ['menu', 'close'] },
      on: { 'menu.escaped': 'closed', 'page.changed': 'closed', 'layout.changed': 'closed' },
      type: 'parallel',
      states: {
        content: {
          description: 'The content of the menu.',
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
              meta: { shows: ['categories'] },
            },
            failed: {
              description: 'Its content could not be loaded. The visitor can try again, or use the links of the page.',
              meta: { shows: ['failure', 'loadAgain'] },
              on: { 'loading.retried': 'loading' },
            },
          },
        },
        totals: {
          description: 'The number of listings in each category. The menu works without it.',
          initial: 'asking',
          states: {
            asking: {
              description: 'Requested at every opening; the previous totals stay visible until the answer.',
              invoke: {
                id: 'counting',
                src: 'counting',
                onDone: {
                  target: 'known',
                  actions: { type: 'takeTotals', params: ({ event }) => ({ totals: event.output }) },
                },
                onError: 'failed',
              },
            },
            known: { description: 'The totals are visible.' },
            failed: { description: 'The call failed, without a message to the visitor.' },
          },
        },
        closing: {
          description: 'Whether the menu can be closed yet.',
          initial: 'settling',
          states: {
            settling: {
              description:
                'Just opened. A debounce ignores the second tap of a trembling finger, which would close it.',
              after: { toggleDebounce: 'ready' },
            },
            ready: {
              description: 'Its button and a press outside it close it.',
              on: { 'menu.closed': '#headerMenu.closed.settling' },
            },
          },
        },
      },
    },
  },
});
