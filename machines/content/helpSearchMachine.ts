import { assign, setup } from 'xstate';
import { withEvent, withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { ContentFound } from './contentPage.ts';
import { helpDebounce, helpQueryOf } from './helpQuery.ts';
import type { HelpSearchEvent } from './helpSearchEvents.ts';

export interface HelpSearchContext {
  /** As typed. */
  readonly text: string;
  /** The answer of the last search; it stays visible until the next one. Null while nothing is searched. */
  readonly found: ContentFound | null;
  /** The query in the URL, as the flow has written or received it. */
  readonly addressed: string;
}

/** The search on the help page. The address has the query, so that an answer can be shared. */
export const helpSearchMachine = setup({
  types: {
    context: {} as HelpSearchContext,
    events: {} as HelpSearchEvent,
    /** The server's answer to the query in the URL, if it has one: the flow then starts with this search done. */
    input: {} as { readonly found: ContentFound | undefined },
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('found' | 'contact' | 'showAll' | 'searchAgain')[] },
  },
  actors: {
    searching: providedPromise<ContentFound, { readonly query: string }>('searching'),
  },
  delays: { helpDebounce },
  actions: {
    takeText: assign((_, { text }: { readonly text: string }) => ({ text })),
    takeQuery: assign((_, { query }: { readonly query: string }) => ({ text: query, addressed: query })),
    takeFound: assign((_, found: ContentFound) => ({ found })),
    forgetText: assign({ text: '' }),
    forgetFound: assign({ found: null }),
    /** Implemented at the edge: replaces the address by one with the query of the text, or with none. */
    writeAddress: () => {},
    /** The new URL counts as written at once, however late the browser reports it. */
    noteWritten: assign(({ context }) => ({ addressed: helpQueryOf(context.text) })),
  },
  guards: {
    isSearched: (_, { text }: { readonly text: string }) => helpQueryOf(text) !== '',
    hasQuery: ({ context }) => helpQueryOf(context.text) !== '',
    isQuery: (_, { query }: { readonly query: string }) => query !== '',
    isKnownAddress: ({ context }, { query }: { readonly query: string }) => query === context.addressed,
    hasMatches: (_, { ids }: ContentFound) => ids.length > 0,
    hasFoundMatches: ({ context }) => context.found !== null && context.found.ids.length > 0,
    hasFoundNone: ({ context }) => context.found !== null,
  },
}).createMachine({
  id: 'helpSearch',
  description: 'The search in the questions and answers of the help page.',
  context: ({ input: { found } }) => ({
    text: found?.query ?? '',
    found: found ?? null,
    addressed: found?.query ?? '',
  }),
  initial: 'arriving',
  on: {
    'search.typed': [
      { guard: withEvent('isSearched'), target: '.waiting', actions: withEvent('takeText') },
      { target: '.all', actions: [withEvent('takeText'), 'forgetFound', 'writeAddress', 'noteWritten'] },
    ],
    'search.submitted': { guard: 'hasQuery', target: '.searching' },
    'search.cleared': { target: '.all', actions: ['forgetText', 'forgetFound', 'writeAddress', 'noteWritten'] },
    'address.changed': [
      // A late report of a URL that this flow has written is ignored, so that later changes stay.
      { guard: withEvent('isKnownAddress') },
      { guard: withEvent('isQuery'), target: '.searching', actions: withEvent('takeQuery') },
      { target: '.all', actions: [withEvent('takeQuery'), 'forgetFound'] },
    ],
  },
  states: {
    arriving: {
      description: 'The page opens, perhaps with the answer to the query of its address.',
      always: [
        { guard: 'hasFoundMatches', target: 'found' },
        { guard: 'hasFoundNone', target: 'nothing' },
        { target: 'all' },
      ],
    },
    all: { description: 'No search: all questions are visible.' },
    waiting: {
      description: 'The visitor types; what was visible stays until the next search.',
      after: { helpDebounce: 'searching' },
    },
    searching: {
      description: 'The server is searching; what was visible stays.',
      invoke: {
        id: 'searching',
        src: 'searching',
        input: ({ context: { text } }) => ({ query: helpQueryOf(text) }),
        onDone: [
          {
            guard: withOutput('hasMatches'),
            target: 'found',
            actions: [withOutput('takeFound'), 'writeAddress', 'noteWritten'],
          },
          { target: 'nothing', actions: [withOutput('takeFound'), 'writeAddress', 'noteWritten'] },
        ],
        onError: 'failed',
      },
    },
    found: { description: 'The questions that match are visible, best first.', meta: { shows: ['found', 'showAll'] } },
    nothing: {
      description: 'No question matches; a link opens the contact page.',
      meta: { shows: ['contact', 'showAll'] },
    },
    failed: {
      description: 'The search failed; the visitor may try again.',
      meta: { shows: ['searchAgain'] },
      on: { 'search.retried': 'searching' },
    },
  },
});
