import { assign, setup } from 'xstate';
import type { FetchOutcome } from '../market/api/fetchMachine.ts';
import { withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { OwnAccount } from './ownAccount.ts';
import type { OwnAccountEvent } from './ownAccountEvents.ts';

/** One's own account, fetched for the pages by which one looks after it, and anew whenever one of them has changed it. */
export const ownAccountMachine = setup({
  types: {
    context: {} as {
      readonly account: OwnAccount | null;
      /** Where the account stood until it came as it is now; null if it has not moved. */
      readonly stood: OwnAccount['status'] | null;
    },
    events: {} as OwnAccountEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('loading' | 'account' | 'failure' | 'loadAgain')[] },
  },
  actors: {
    /** Never rejects: a failed call is an outcome. */
    fetchingAccount: providedPromise<FetchOutcome<OwnAccount>>('fetchingAccount'),
  },
  actions: {
    takeAccount: assign(({ context: { account: before } }, outcome: FetchOutcome<OwnAccount>) => {
      if (!('data' in outcome)) return {};
      const account = outcome.data;
      return { account, stood: before && before.status !== account.status ? before.status : null };
    }),
    /** What did not come anew may be out of date. */
    forget: assign({ account: null }),
    /** What else shows something of the account is told: the name in the menu. */
    tellSession: () => {},
  },
  guards: {
    isAnswered: (_, outcome: FetchOutcome<OwnAccount>) => 'data' in outcome,
  },
}).createMachine({
  id: 'ownAccount',
  description: 'One’s own account, as one looks after it.',
  context: { account: null, stood: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody has opened the page yet.',
      meta: { shows: ['loading'] },
      on: { 'page.opened': 'fetching' },
    },
    fetching: {
      description: 'The server is asked for the account.',
      initial: 'loading',
      on: {
        // What was asked for before may be out of date by now.
        'account.changed': { target: '.refreshing', reenter: true, actions: 'tellSession' },
      },
      states: {
        loading: {
          description: 'Nothing of it is there yet.',
          meta: { shows: ['loading'] },
        },
        refreshing: {
          description: 'Something was changed. What was there before stays in sight.',
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
      description: 'The account is in sight.',
      meta: { shows: ['account'] },
      on: { 'account.changed': { target: 'fetching.refreshing', actions: 'tellSession' } },
    },
    failed: {
      description: 'The account did not come. One can try again.',
      meta: { shows: ['failure', 'loadAgain'] },
      on: { 'loading.retried': { target: 'fetching', actions: 'forget' } },
    },
  },
});
