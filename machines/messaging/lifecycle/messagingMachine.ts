import { assign, setup } from 'xstate';
import { recorded } from '../../statecharts/recorded.ts';
import { evolve, type Messaging, newcomer } from './messaging.ts';
import type { MessagingFact } from './messagingFacts.ts';

/** How somebody writes and is written to: whom they have blocked, whether they are there, and whether mails tell them of it. */
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
  description: 'How an account writes to others and is written to.',
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
      description: 'Whether its owner answers.',
      initial: 'there',
      states: {
        there: {
          description: 'Its owner has not said that they are away.',
          on: { 'messaging.wentAway': recorded('away') },
        },
        away: {
          description:
            'Its owner has said until when they are away. When that time is over they are back without a word.',
          on: {
            'messaging.wentAway': recorded(),
            'messaging.cameBack': recorded('there'),
          },
        },
      },
    },
    mails: {
      description: 'Whether a mail tells its owner of what has been unread for a while.',
      initial: 'wanted',
      states: {
        wanted: {
          description: 'One does, as for everybody who has not said otherwise.',
          on: { 'messaging.mailsStopped': recorded('stopped') },
        },
        stopped: {
          description: 'None does: its owner has said so, here or by the link of such a mail.',
          on: { 'messaging.mailsWanted': recorded('wanted') },
        },
      },
    },
  },
});
