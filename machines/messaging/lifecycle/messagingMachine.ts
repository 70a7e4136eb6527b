import { assign, setup } from 'xstate';
import { recorded } from '../../statecharts/recorded.ts';
import { evolve, type Messaging, newcomer } from './messaging.ts';
import type { MessagingFact } from './messagingFacts.ts';

/** The messaging of an account: its blocked accounts, its owner's absence, and mails about unread messages. */
export const messagingMachine = setup({
  types: {
    context: {} as { readonly messaging: Messaging },
    events: {} as MessagingFact,
  },
  actions: {
    record: assign({ messaging: ({ context, event }) => evolve(context.messaging, event) }),
  },
}).createMachine({
  id: 'messaging',
  description: 'The messaging settings of an account.',
  context: { messaging: newcomer },
  type: 'parallel',
  on: {
    'messaging.contactMade': recorded(),
    'messaging.blocked': recorded(),
    'messaging.unblocked': recorded(),
    'messaging.cleared': { target: ['.presence.there', '.mails.wanted'], actions: 'record' },
  },
  states: {
    presence: {
      description: 'Whether its owner is away.',
      initial: 'there',
      states: {
        there: {
          description: 'Its owner has not set an absence.',
          on: { 'messaging.wentAway': recorded('away') },
        },
        away: {
          description: 'Its owner has set the end of an absence. The absence then ends without another fact.',
          on: {
            'messaging.wentAway': recorded(),
            'messaging.cameBack': recorded('there'),
          },
        },
      },
    },
    mails: {
      description: 'Whether a mail reports messages that have been unread for a while.',
      initial: 'wanted',
      states: {
        wanted: {
          description: 'Mails are sent. This is the default.',
          on: { 'messaging.mailsStopped': recorded('stopped') },
        },
        stopped: {
          description: 'No mails are sent: the owner turned them off, in the settings or by the link in such a mail.',
          on: { 'messaging.mailsWanted': recorded('wanted') },
        },
      },
    },
  },
});
