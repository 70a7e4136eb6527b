import { assign, setup } from 'xstate';
import { withOutput } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { FetchEvent } from './fetchEvents.ts';

/** The record of fetching a resource (API-31), in addition to the state. */
export interface FetchSlice<Data> {
  readonly data: Data | null;
  /** The time of the last data, in epoch milliseconds. */
  readonly lastFetchTime: number | null;
  /** The time of the last failed call, in epoch milliseconds. */
  readonly lastErrorTime: number | null;
  /** The number of calls since data was last received. */
  readonly fetchAttempts: number;
}

/** The outcome of a call, and its time. The web app supplies the time, as a chart has no clock. */
export type FetchOutcome<Data> =
  | { readonly at: number; readonly data: Data }
  | { readonly at: number; readonly error: unknown };

/** Creates the chart of a fetched resource. With data from the server it starts in its last state. */
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
      /** Loads the resource. Never rejects: a failed call is an outcome. */
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
        description:
          'The page has not been opened in a browser yet. With data from the server there is nothing to load.',
        always: { guard: 'hasData', target: 'success' },
        on: { 'page.opened': 'loading' },
      },
      loading: {
        description: 'A visitor has followed a link or tries again; the data are being requested.',
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
        description: 'The data are visible.',
        meta: { shows: ['fetched'] },
      },
      error: {
        description: 'The call failed; the visitor may try again.',
        meta: { shows: ['failure', 'loadAgain'] },
        on: { 'loading.retried': 'loading' },
      },
    },
  });
}
