import { assign, setup } from 'xstate';
import { toggleDebounce } from '../ui/delays.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { HeaderMenuEvent } from './headerMenuEvents.ts';

/** How many ads there are in each top-level category, by its id. */
export type CategoryTotals = Readonly<Record<number, number>>;

interface HeaderMenuContext {
  readonly hasContent: boolean;
  /** As they were told last; null as long as they never were. */
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
  description: 'Whether the menu of the header is open, and whether what is in it has come.',
  context: { hasContent: false, totals: null },
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
      description: 'The menu lies above the page. Escape, going elsewhere, or another shape of the window ends that.',
      meta: { shows: ['menu', 'close'] },
      on: { 'menu.escaped': 'closed', 'page.changed': 'closed', 'layout.changed': 'closed' },
      type: 'parallel',
      states: {
        content: {
          description: 'What is in the menu.',
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
              meta: { shows: ['categories'] },
            },
            failed: {
              description: 'Its content did not come. One can try again, or go by the links of the page.',
              meta: { shows: ['failure', 'loadAgain'] },
              on: { 'loading.retried': 'loading' },
            },
          },
        },
        totals: {
          description: 'How many ads there are in each category. The menu is of use without.',
          initial: 'asking',
          states: {
            asking: {
              description: 'Asked for at every opening; what was told the last time stays in sight until then.',
              invoke: {
                id: 'counting',
                src: 'counting',
                onDone: {
                  target: 'told',
                  actions: { type: 'takeTotals', params: ({ event }) => ({ totals: event.output }) },
                },
                onError: 'untold',
              },
            },
            told: { description: 'They are in sight.' },
            untold: { description: 'The call did not succeed, and nobody is troubled with it.' },
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
              description: 'Its button and a press beside it close it.',
              on: { 'menu.closed': '#headerMenu.closed.settling' },
            },
          },
        },
      },
    },
  },
});
