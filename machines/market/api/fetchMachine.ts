import { assign, setup } from 'xstate';
import { withOutput } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { FetchEvent } from './fetchEvents.ts';

/** What is recorded of fetching something (API-31), beside the state, which says whether it is loading. */
export interface FetchSlice<Data> {
  readonly data: Data | null;
  /** When data came last, in epoch milliseconds. */
  readonly lastFetchTime: number | null;
  /** When a call failed last, in epoch milliseconds. */
  readonly lastErrorTime: number | null;
  /** Calls since data came last. */
  readonly fetchAttempts: number;
}

/** How a call ended, and when. The edge tells the time; a chart has none. */
export type FetchOutcome<Data> =
  | { readonly at: number; readonly data: Data }
  | { readonly at: number; readonly error: unknown };

/** A chart of its own for one thing that is fetched. With its data it begins with them at hand: the server has loaded them. */
export function fetchMachineOf<Data>(about: { readonly id: string; readonly description: string }) {
  return setup({
    types: {
      context: {} as FetchSlice<Data>,
      events: {} as FetchEvent,
      input: {} as { readonly data: Data | undefined },
      tags: {} as 'busy',
      /** The elements visible in a state, by the names under which test drivers find them. */
      meta: {} as { readonly shows: readonly ('fetched' | 'failure' | 'loadAgain')[] },
    },
    actors: {
      /** Never rejects: a failed call is an outcome. */
      loading: providedPromise<FetchOutcome<Data>>('loading'),
    },
    actions: {
      countAttempt: assign({ fetchAttempts: ({ context }) => context.fetchAttempts + 1 }),
      takeOutcome: assign((_, outcome: FetchOutcome<Data>) =>
        'data' in outcome
          ? { data: outcome.data, lastFetchTime: outcome.at, fetchAttempts: 0 }
          : { lastErrorTime: outcome.at },
      ),
    },
    guards: {
      hasData: ({ context }) => context.data !== null,
      isAnswered: (_, outcome: FetchOutcome<Data>) => 'data' in outcome,
    },
  }).createMachine({
    id: about.id,
    description: about.description,
    context: ({ input }) => ({ data: input.data ?? null, lastFetchTime: null, lastErrorTime: null, fetchAttempts: 0 }),
    initial: 'idle',
    states: {
      idle: {
        description: 'Nobody has opened the page in a browser yet. With its data at hand there is nothing to load.',
        always: { guard: 'hasData', target: 'success' },
        on: { 'page.opened': 'loading' },
      },
      loading: {
        description: 'A visitor came by a link or tries again; the server is asked.',
        tags: ['busy'],
        entry: 'countAttempt',
        invoke: {
          id: 'loading',
          src: 'loading',
          onDone: [
            {
              guard: withOutput('isAnswered'),
              target: 'success',
              actions: withOutput('takeOutcome'),
            },
            { target: 'error', actions: withOutput('takeOutcome') },
          ],
        },
      },
      success: {
        description: 'What was fetched is in sight.',
        meta: { shows: ['fetched'] },
      },
      error: {
        description: 'The call did not succeed; the visitor may try again.',
        meta: { shows: ['failure', 'loadAgain'] },
        on: { 'loading.retried': 'loading' },
      },
    },
  });
}
