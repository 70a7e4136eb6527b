import { withEvent, withOutput } from '../statecharts/parameters.ts';
import { nobody, heartsSetup } from './heartsSetup.ts';

/**
 * The hearts of a document. A wish shows at once; the server is told of one after the other, so that no answer overtakes another,
 * and only of the last of many about the same ad.
 */
export const heartsMachine = heartsSetup.createMachine({
  id: 'hearts',
  description: 'Which ads whoever is logged in has saved, and what they wish to be otherwise.',
  context: nobody,
  initial: 'unknown',
  states: {
    unknown: {
      description: 'Nobody has said yet who is logged in; what is wished waits.',
      on: {
        'heart.pressed': { actions: withEvent('wish') },
        'account.told': [
          {
            guard: withEvent('isSomebody'),
            target: 'somebody',
            actions: withEvent('takeAccount'),
          },
          { target: 'nobody' },
        ],
      },
    },
    nobody: {
      description: 'Nobody is logged in: nothing is saved.',
      on: {
        'account.told': {
          guard: withEvent('isSomebody'),
          target: 'somebody',
          actions: withEvent('takeAccount'),
        },
      },
      initial: 'plain',
      states: {
        plain: {
          description: 'Nobody has wished anything.',
          always: { guard: 'hasWishes', target: 'asking' },
          on: { 'heart.pressed': { actions: withEvent('wish') } },
        },
        asking: {
          description:
            'Something is to be saved: the login is offered (FAVOURITES-8). Who closes it wishes it no more; who goes on to make an account does so once they have one.',
          meta: { shows: ['login'] },
          invoke: {
            id: 'offeringLogin',
            src: 'offeringLogin',
            onDone: [
              {
                guard: withOutput('goesOnAsNobody'),
                target: 'plain',
                actions: ['keepWishes', 'forget'],
              },
              { target: 'plain', actions: ['dropKept', 'forget'] },
            ],
          },
        },
      },
    },
    somebody: {
      description: 'What they have saved is asked for, and the server is told of what they wish.',
      invoke: { id: 'surroundings', src: 'surroundings' },
      on: {
        'account.told': [
          {
            guard: withEvent('isSomebodyElse'),
            target: 'somebody',
            reenter: true,
            actions: withEvent('takeAccount'),
          },
          {
            guard: withEvent('hasEndedAmidWishes'),
            target: 'nobody.asking',
            actions: 'forgetSaved',
          },
          { guard: withEvent('isNobody'), target: 'nobody', actions: 'forget' },
        ],
        'heart.pressed': { actions: withEvent('wish') },
        'hearts.emptied': { actions: withEvent('wishAway') },
        'pending.told': { actions: withEvent('takePending') },
        'change.told': { actions: 'noteStale' },
        'page.shown': { actions: 'noteStale' },
        'wishes.found': { actions: withEvent('takeFound') },
        'page.hidden': { actions: ['putIn', 'leaveAllToOutbox'] },
      },
      initial: 'fetching',
      states: {
        fetching: {
          description: 'The server is asked what is saved.',
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
            // An answer on its way may not know of it.
            'change.told': { target: 'fetching', reenter: true },
            'page.shown': {},
            'heart.pressed': {
              target: 'settling',
              actions: [withEvent('wish'), 'noteStale'],
            },
            'hearts.emptied': {
              target: 'settling',
              actions: [withEvent('wishAway'), 'noteStale'],
            },
          },
        },
        atRest: {
          description: 'All that is wished is so, as far as is known.',
          always: [
            { guard: 'hasWishes', target: 'settling' },
            { guard: 'isStale', target: 'fetching' },
          ],
        },
        settling: {
          description: 'Something was wished just now. A finger that presses again has changed its mind.',
          after: {
            toggleDebounce: [{ guard: 'hasWishes', target: 'telling', actions: 'choose' }, { target: 'atRest' }],
          },
          on: {
            'heart.pressed': {
              target: 'settling',
              reenter: true,
              actions: withEvent('wish'),
            },
            'hearts.emptied': {
              target: 'settling',
              reenter: true,
              actions: withEvent('wishAway'),
            },
          },
        },
        telling: {
          description: 'The server is told of one wish.',
          invoke: {
            id: 'telling',
            src: 'telling',
            input: ({ context: { telling } }) => telling!,
            onDone: [
              {
                guard: withOutput('isHeard'),
                target: 'atRest',
                actions: ['takeHeard', 'tellTabs'],
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
            // The page may never hear the answer: the outbox tells the server once more, under the same name.
            'page.hidden': { target: 'atRest', actions: ['putIn', 'leaveAllToOutbox'] },
          },
        },
      },
    },
  },
});
