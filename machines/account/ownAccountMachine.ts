import { assign, setup } from 'xstate';
import type { FetchOutcome } from '../market/api/fetchMachine.ts';
import { withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { OwnAccount } from './ownAccount.ts';
import type { OwnAccountEvent } from './ownAccountEvents.ts';

/** The user's account for its pages, fetched again after each change by one of them. */
export const ownAccountMachine = setup({
  types: {
    context: {} as {
      readonly account: OwnAccount | null;
      /** The account's previous status since the last load; null if it has not changed. */
      readonly stood: OwnAccount['status'] | null;
    },
    events: {} as OwnAccountEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('loading' | 'account' | 'failure' | 'loadAgain')[] },
  },
  actors: {
    /** Fetches the account. Never rejects: a failed call is an outcome. */
    fetchingAccount: providedPromise<FetchOutcome<OwnAccount>>('fetchingAccount'),
  },
  actions: {
    takeAccount: assign(({ context: { account: before } }, outcome: FetchOutcome<OwnAccount>) => {
      if (!('data' in outcome)) return {};
      const account = outcome.data;
      return { account, stood: before && before.status !== account.status ? before.status : null };
    }),
    /** A failed refresh may leave an outdated account, so it is dropped. */
    forget: assign({ account: null }),
    /** Notifies other views that show the account, such as the menu with the user's name. */
    notifySession: () => {},
  },
  guards: {
    isAnswered: (_, outcome: FetchOutcome<OwnAccount>) => 'data' in outcome,
  },
}).createMachine({
  id: 'ownAccount',
  description: 'The user’s account on its pages.',
  context: { account: null, stood: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The page has not been opened in a browser yet.',
      meta: { shows: ['loading'] },
      on: { 'page.opened': 'fetching' },
    },
    fetching: {
      description: 'The account is being requested.',
      initial: 'loading',
      on: {
        // The account is fetched again, as the pending response may be older than the change.
        'account.changed': { target: '.refreshing', reenter: true, actions: 'notifySession' },
      },
      states: {
        loading: {
          description: 'Nothing is loaded yet.',
          meta: { shows: ['loading'] },
        },
        refreshing: {
          description: 'Something has changed. The previous values stay visible.',
          meta: { shows: ['account'] },
        },
      },
      invoke: {
        id: 'fetchingAccount',
        src: 'fetchingAccount',
        onDone: [
          {
            guard: withOutput('isAnswered'),
            target: 'shown',
            actions: withOutput('takeAccount'),
          },
          { target: 'failed' },
        ],
      },
    },
    shown: {
      description: 'The account is visible.',
      meta: { shows: ['account'] },
      on: { 'account.changed': { target: 'fetching.refreshing', actions: 'notifySession' } },
    },
    failed: {
      description: 'The account could not be loaded. The user can try again.',
      meta: { shows: ['failure', 'loadAgain'] },
      on: { 'loading.retried': { target: 'fetching', actions: 'forget' } },
    },
  },
});
