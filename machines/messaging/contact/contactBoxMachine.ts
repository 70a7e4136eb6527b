import { withEvent } from '../../statecharts/parameters.ts';
import { contactBoxSetup } from './contactBoxSetup.ts';
import { message } from './contactBoxMessage.ts';

/**
 * The contact box of a listing. The page is the same for all viewers, so the box is requested once the account is
 * known. The text survives the login and stays until it is sent. The browser's outbox sends it, even after the page is
 * closed.
 */
export const contactBoxMachine = contactBoxSetup.createMachine({
  id: 'contactBox',
  description: 'How a viewer reaches the seller of a listing, and the first message to the seller.',
  context: ({ input: { listing, text, awaitsLogin, key = null } }) => ({
    listing,
    account: null,
    box: null,
    text,
    key,
    author: null,
    waiting: null,
    awaitsLogin,
  }),
  invoke: {
    id: 'followingOutbox',
    src: 'followingOutbox',
    input: ({ context: { listing } }) => ({ listing }),
  },
  type: 'parallel',
  states: {
    status: {
      description: 'How the viewer may contact the seller of the listing.',
      initial: 'unknown',
      on: {
        'account.reported': {
          guard: withEvent('isAnother'),
          target: '.asking',
          actions: withEvent('takeAccount'),
        },
        'box.outdated': '.asking',
      },
      states: {
        unknown: {
          description: 'It is not known yet which account is logged in.',
          on: {
            'account.reported': {
              target: 'asking',
              actions: withEvent('takeAccount'),
            },
            'box.outdated': {},
          },
        },
        asking: {
          description: 'The box is being requested. An earlier answer stays visible.',
          invoke: {
            id: 'askingBox',
            src: 'askingBox',
            input: ({ context: { listing } }) => ({ listing }),
            onDone: { target: 'known', actions: { type: 'takeBox', params: ({ event }) => ({ box: event.output }) } },
            onError: 'failed',
          },
        },
        known: {
          description: 'The box is known.',
        },
        failed: {
          description:
            'The request failed. The viewer can write anyway; the server refuses the message if it is not allowed.',
        },
      },
    },
    message,
  },
});
