import { withEvent } from '../../statecharts/parameters.ts';
import { contactBoxSetup } from './contactBoxSetup.ts';
import { message } from './contactBoxMessage.ts';

/**
 * The contact box of an ad. The ad's page is one for all, so how things stand for whoever looks is asked once they are known. What is
 * typed stays through the login and until it is sent. It goes out by the outbox of the browser, also once the page is closed.
 */
export const contactBoxMachine = contactBoxSetup.createMachine({
  id: 'contactBox',
  description: 'How one reaches the seller of an ad, and the first message to them.',
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
    standing: {
      description: 'How things stand between whoever looks at the ad and its seller.',
      initial: 'unknown',
      on: {
        'account.told': {
          guard: withEvent('isAnother'),
          target: '.asking',
          actions: withEvent('takeAccount'),
        },
        'box.outdated': '.asking',
      },
      states: {
        unknown: {
          description: 'Nobody has said yet who is logged in.',
          on: {
            'account.told': {
              target: 'asking',
              actions: withEvent('takeAccount'),
            },
            'box.outdated': {},
          },
        },
        asking: {
          description: 'The server is asked. What it has told before stays in sight.',
          invoke: {
            id: 'askingBox',
            src: 'askingBox',
            input: ({ context: { listing } }) => ({ listing }),
            onDone: { target: 'told', actions: { type: 'takeBox', params: ({ event }) => ({ box: event.output }) } },
            onError: 'untold',
          },
        },
        told: {
          description: 'It is known.',
        },
        untold: {
          description: 'The server could not be asked. One can write nevertheless: it says then what is not so.',
        },
      },
    },
    message,
  },
});
