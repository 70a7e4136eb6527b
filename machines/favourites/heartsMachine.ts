import { withEvent, withOutput } from '../statecharts/parameters.ts';
import { nobody, heartsSetup } from './heartsSetup.ts';

/**
 * The hearts of a document: optimistic updates that show at once. The server receives one change after the other, so
 * that no answer overtakes another, and only the last of several about the same listing.
 */
export const heartsMachine = heartsSetup.createMachine({
  id: 'hearts',
  description: 'The favourites of the account, and its pending changes.',
  context: nobody,
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The account is not known yet; changes wait.',
      on: {
        'heart.pressed': { actions: withEvent('change') },
        'account.reported': [
          {
            guard: withEvent('hasAccount'),
            target: 'somebody',
            actions: withEvent('takeAccount'),
          },
          { target: 'nobody' },
        ],
      },
    },
    nobody: {
      description: 'No account is logged in: nothing is saved.',
      on: {
        'account.reported': {
          guard: withEvent('hasAccount'),
          target: 'somebody',
          actions: withEvent('takeAccount'),
        },
      },
      initial: 'plain',
      states: {
        plain: {
          description: 'There are no pending changes.',
          always: { guard: 'hasPendingChanges', target: 'asking' },
          on: { 'heart.pressed': { actions: withEvent('change') } },
        },
        asking: {
          description:
            'A listing is to be saved: the login is offered (FAVOURITES-8). Closing it drops the change; after a ' +
            'registration the change is sent.',
          meta: { shows: ['login'] },
          invoke: {
            id: 'offeringLogin',
            src: 'offeringLogin',
            onDone: [
              {
                guard: withOutput('continuesAnonymously'),
                target: 'plain',
                actions: ['storePendingChanges', 'forget'],
              },
              { target: 'plain', actions: ['dropStored', 'forget'] },
            ],
          },
        },
      },
    },
    somebody: {
      description: 'The favourites are being requested, and pending changes are sent.',
      invoke: { id: 'surroundings', src: 'surroundings' },
      on: {
        'account.reported': [
          {
            guard: withEvent('isOtherAccount'),
            target: 'somebody',
            reenter: true,
            actions: withEvent('takeAccount'),
          },
          {
            guard: withEvent('hasEndedWithPending'),
            target: 'nobody.asking',
            actions: 'forgetSaved',
          },
          { guard: withEvent('isAnonymous'), target: 'nobody', actions: 'forget' },
        ],
        'heart.pressed': { actions: withEvent('change') },
        'hearts.emptied': { actions: withEvent('unsaveAll') },
        'pending.reported': { actions: withEvent('takePending') },
        'change.reported': { actions: 'noteStale' },
        'page.shown': { actions: 'noteStale' },
        'changes.found': { actions: withEvent('takeFound') },
        'page.hidden': { actions: ['putIn', 'leaveAllToOutbox'] },
      },
      initial: 'fetching',
      states: {
        fetching: {
          description: 'The favourites are being requested.',
          entry: 'startFetching',
          invoke: {
            id: 'fetchingIds',
            src: 'fetchingIds',
            onDone: {
              target: 'atRest',
              actions: { type: 'takeIds', params: ({ event }) => ({ ids: event.output }) },
            },
            onError: 'atRest',
          },
          on: {
            // The favourites are fetched again, as the pending response may be older than the change.
            'change.reported': { target: 'fetching', reenter: true },
            'page.shown': {},
            'heart.pressed': {
              target: 'settling',
              actions: [withEvent('change'), 'noteStale'],
            },
            'hearts.emptied': {
              target: 'settling',
              actions: [withEvent('unsaveAll'), 'noteStale'],
            },
          },
        },
        atRest: {
          description: 'There are no pending changes, as far as is known.',
          always: [
            { guard: 'hasPendingChanges', target: 'settling' },
            { guard: 'isStale', target: 'fetching' },
          ],
        },
        settling: {
          description: 'A change was made just now. A second press reverts it.',
          after: {
            toggleDebounce: [
              { guard: 'hasPendingChanges', target: 'telling', actions: 'choose' },
              { target: 'atRest' },
            ],
          },
          on: {
            'heart.pressed': {
              target: 'settling',
              reenter: true,
              actions: withEvent('change'),
            },
            'hearts.emptied': {
              target: 'settling',
              reenter: true,
              actions: withEvent('unsaveAll'),
            },
          },
        },
        telling: {
          description: 'One change is being sent.',
          invoke: {
            id: 'telling',
            src: 'telling',
            input: ({ context: { telling } }) => telling!,
            onDone: [
              {
                guard: withOutput('isReceived'),
                target: 'atRest',
                actions: ['applyConfirmed', 'notifyTabs'],
              },
              {
                guard: withOutput('isFull'),
                target: 'atRest',
                actions: ['rollBack', 'notifyFull'],
              },
              {
                guard: withOutput('isQueued'),
                target: 'atRest',
                actions: 'leaveToOutbox',
              },
              { target: 'atRest', actions: ['rollBack', 'notifyFailed'] },
            ],
          },
          on: {
            // The page may never receive the answer: the outbox sends the change again, under the same id.
            'page.hidden': { target: 'atRest', actions: ['putIn', 'leaveAllToOutbox'] },
          },
        },
      },
    },
  },
});
