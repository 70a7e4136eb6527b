import { assign, setup } from 'xstate';
import { recorded } from '../../statecharts/recorded.ts';
import { evolve, type Email } from './email.ts';
import type { EmailFact } from './emailFacts.ts';

/** The owner of an address: one account at a time, since users log in with it. */
export const emailMachine = setup({
  types: {
    context: {} as { readonly email: Email | null },
    events: {} as EmailFact,
  },
  actions: {
    record: assign({ email: ({ context, event }) => evolve(context.email, event) }),
  },
}).createMachine({
  id: 'email',
  description: 'The address of a mailbox, which one account at a time can have.',
  context: { email: null },
  initial: 'free',
  states: {
    free: {
      description: 'No account has it; this is where every journal begins.',
      on: { 'email.claimed': recorded('claimed') },
    },
    claimed: {
      description: 'An account has it, and only that account can log in with it.',
      on: {
        'email.released': recorded('free'),
        'email.closed': recorded('closed'),
      },
    },
    closed: {
      description:
        'Its account was erased at its owner’s request, so the address must not return to the market by accident.',
      type: 'final',
    },
  },
});
