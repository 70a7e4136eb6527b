import { assign, setup } from 'xstate';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { StreamsEvent } from './streamsEvents.ts';

/** The parts by which streams are searched; empty ones allow everything. */
export type StreamsSearch = Omit<Extract<StreamsEvent, { readonly type: 'search.changed' }>, 'type'>;

/** A stream in the list. */
export interface ListedStream {
  readonly id: string;
  readonly machine: string;
  readonly state: string;
  readonly facts: number;
  /** Epoch milliseconds of its last fact. */
  readonly latest: number;
}

/** A page of the list; `next` is null at its end. */
export interface StreamsPage {
  readonly streams: readonly ListedStream[];
  readonly next: string | null;
}

interface StreamsContext {
  readonly search: StreamsSearch;
  readonly streams: readonly ListedStream[];
  readonly next: string | null;
  readonly fault: string | null;
}

/** The streams of a market that match a search, newest first, page by page. */
export const streamsMachine = setup({
  types: {
    context: {} as StreamsContext,
    events: {} as StreamsEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('progress' | 'fault')[] },
  },
  actors: {
    listStreams: providedPromise<StreamsPage, { readonly search: StreamsSearch; readonly after: string | null }>(
      'listStreams',
    ),
  },
  delays: { pause: 250 },
  actions: {
    takeSearch: assign((_, { text, machine, state, fact, days }: StreamsSearch) => ({
      search: { text, machine, state, fact, days },
      streams: [],
      next: null,
      fault: null,
    })),
    takePage: assign(({ context }, { streams, next }: StreamsPage) => ({
      streams: [...context.streams, ...streams],
      next,
      fault: null,
    })),
    takeFault: assign((_, { error }: { readonly error: unknown }) => ({
      fault: error instanceof Error ? error.message : String(error),
    })),
  },
  guards: { hasMore: ({ context }) => context.next !== null },
}).createMachine({
  id: 'streams',
  description: 'The streams of a market, by id, machine, state, fact and age.',
  context: {
    search: { text: '', machine: '', state: '', fact: '', days: null },
    streams: [],
    next: null,
    fault: null,
  },
  initial: 'listing',
  on: { 'search.changed': { target: '.waiting', actions: withEvent('takeSearch') } },
  states: {
    waiting: {
      description: 'The developer types; the list follows after a short pause.',
      after: { pause: 'listing' },
    },
    listing: {
      description: 'A page of the list is loaded, after those that are visible.',
      meta: { shows: ['progress'] },
      invoke: {
        id: 'listStreams',
        src: 'listStreams',
        input: ({ context: { search, next } }) => ({ search, after: next }),
        onDone: { target: 'listed', actions: withOutput('takePage') },
        onError: { target: 'failed', actions: withEvent('takeFault') },
      },
    },
    listed: {
      description: 'The streams are visible, and a button for more if there are any.',
      on: { 'more.requested': { guard: 'hasMore', target: 'listing' } },
    },
    failed: {
      description: 'The list could not be loaded; the developer may try again.',
      meta: { shows: ['fault'] },
      on: { 'search.retried': 'listing' },
    },
  },
});
