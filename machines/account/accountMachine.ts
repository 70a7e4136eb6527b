import { assign, setup } from 'xstate';
import { evolve, type Account } from './account.ts';
import type { AccountFact } from './accountFacts.ts';

/** The life of an account. It takes facts only. */
export const accountMachine = setup({
  types: {
    context: {} as { readonly account: Account | null },
    events: {} as AccountFact,
  },
  actions: {
    record: assign({ account: ({ context, event }) => evolve(context.account, event) }),
  },
}).createMachine({
  id: 'account',
  description: 'The life of an account, from the day somebody brings it into the market.',
  context: { account: null },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'Nobody has brought it yet; this is where every journal begins.',
      on: { 'account.imported': { target: 'invited', actions: 'record' } },
    },
    invited: {
      description:
        'Brought by an import: it sells and has a name, but nobody can log in until its owner sets a password.',
      on: { 'account.profileChanged': { actions: 'record' } },
    },
  },
});
