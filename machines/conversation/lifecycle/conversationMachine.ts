import { assign, setup } from 'xstate';
import { recorded } from '../../statecharts/recorded.ts';
import { type Conversation, evolve } from './conversation.ts';
import type { ConversationFact } from './conversationFacts.ts';

/** The life of a conversation. It has no end: it outlives its listing, and both accounts. */
export const conversationMachine = setup({
  types: {
    context: {} as { readonly conversation: Conversation | null },
    events: {} as ConversationFact,
  },
  actions: {
    record: assign({ conversation: ({ context, event }) => evolve(context.conversation, event) }),
  },
}).createMachine({
  id: 'conversation',
  description: 'The messages and offers between a buyer and the seller of a listing.',
  context: { conversation: null },
  initial: 'unstarted',
  states: {
    unstarted: {
      description: 'The buyer has not written yet; this is where every journal begins.',
      on: { 'conversation.started': recorded('open') },
    },
    open: {
      description: 'Both sides read it, and write as far as the rules allow, even long after the listing is gone.',
      type: 'parallel',
      on: {
        'conversation.messageSent': recorded(),
        'conversation.read': recorded(),
        'conversation.archived': recorded(),
        'conversation.unarchived': recorded(),
        'conversation.muted': recorded(),
        'conversation.unmuted': recorded(),
        'conversation.reported': recorded(),
      },
      states: {
        offer: {
          description: 'The offer.',
          initial: 'none',
          states: {
            none: {
              description: 'There is no offer, or the last one was declined or withdrawn.',
              on: { 'conversation.offerMade': recorded('pending') },
            },
            pending: {
              description: 'One side has offered an amount and waits for the other, who may offer another one.',
              on: {
                'conversation.offerMade': recorded(),
                'conversation.offerAccepted': recorded('agreed'),
                'conversation.offerDeclined': recorded('none'),
                'conversation.offerWithdrawn': recorded('none'),
              },
            },
            agreed: {
              description: 'Both have agreed on an amount. Either may still offer another one.',
              on: { 'conversation.offerMade': recorded('pending') },
            },
          },
        },
        promise: {
          description: 'Whether the seller reserves the thing for this buyer.',
          initial: 'none',
          states: {
            none: {
              description: 'It is not reserved for this buyer.',
              on: { 'conversation.reserved': recorded('given') },
            },
            given: {
              description:
                'The seller has reserved it for this buyer. A later sale or expiry is recorded only in the ' +
                'listing, so it may be reserved again.',
              on: {
                'conversation.reserved': recorded(),
                'conversation.reservationEnded': recorded('none'),
              },
            },
          },
        },
      },
    },
  },
});
