import { assign, setup } from 'xstate';
import { recorded } from '../../statecharts/recorded.ts';
import { type Conversation, evolve } from './conversation.ts';
import type { ConversationFact } from './conversationFacts.ts';

/** The life of a conversation. It has no end: it outlives its ad, and either of its people. */
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
  description: 'What a buyer and a seller say to each other about an ad.',
  context: { conversation: null },
  initial: 'unstarted',
  states: {
    unstarted: {
      description: 'The buyer has not written yet; this is where every journal begins.',
      on: { 'conversation.started': recorded('open') },
    },
    open: {
      description: 'Both read it, and write where rules let them, also when the ad is long gone.',
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
          description: 'What is offered for the thing.',
          initial: 'none',
          states: {
            none: {
              description: 'Nothing is offered, or what was is off the table.',
              on: { 'conversation.offerMade': recorded('pending') },
            },
            pending: {
              description: 'One of them has offered an amount and waits for the other, who may name another one.',
              on: {
                'conversation.offerMade': recorded(),
                'conversation.offerAccepted': recorded('agreed'),
                'conversation.offerDeclined': recorded('none'),
                'conversation.offerWithdrawn': recorded('none'),
              },
            },
            agreed: {
              description: 'Both have agreed on an amount. Either may come with another one all the same.',
              on: { 'conversation.offerMade': recorded('pending') },
            },
          },
        },
        promise: {
          description: 'Whether the seller keeps the thing for this buyer.',
          initial: 'none',
          states: {
            none: {
              description: 'It is promised to nobody here.',
              on: { 'conversation.reserved': recorded('given') },
            },
            given: {
              description:
                'The seller has promised it to this buyer. That the ad was sold or ran out since is told by the ad, so it may be promised anew.',
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
