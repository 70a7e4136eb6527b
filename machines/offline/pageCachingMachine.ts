import { setup } from 'xstate';
import { providedPromise } from '../statecharts/provided.ts';
import { lookedAtLongEnough, ownComesAfter, ownSettles } from './limits.ts';
import type { PageCachingEvent } from './pageCachingEvents.ts';

/** Caches the visited pages and the user's own data on the device, for offline use. */
export const pageCachingMachine = setup({
  types: { events: {} as PageCachingEvent },
  actors: {
    /** Resolves once this browser has a service worker for the market. Rejects if it cannot have one. */
    registering: providedPromise<void>('registering'),
    /** Caches the user's own data, unless they are fresh. Rejects if they cannot be loaded now. */
    cachingOwnPages: providedPromise<void>('cachingOwnPages'),
  },
  delays: { lookedAtLongEnough, ownComesAfter, ownSettles },
  actions: {
    /** Implemented at the edge: reports the visible page and its files to the service worker. */
    reportToWorker: () => {},
  },
}).createMachine({
  id: 'pageCaching',
  description: 'Caches the visited pages and the user’s own data on the device, for offline use.',
  initial: 'registering',
  states: {
    registering: {
      description: 'The service worker of the market is being registered.',
      invoke: { id: 'registering', src: 'registering', onDone: 'keeping', onError: 'unkept' },
    },
    keeping: {
      description: 'There is a service worker, which caches what is reported to it.',
      type: 'parallel',
      states: {
        page: {
          description: 'The visible page.',
          initial: 'turned',
          states: {
            turned: {
              description: 'The user has opened a page. Pages in passing are not cached.',
              after: { lookedAtLongEnough: 'cached' },
              on: { 'page.turned': { target: 'turned', reenter: true } },
            },
            cached: {
              description: 'The user looks at the page, so the service worker caches it.',
              entry: 'reportToWorker',
              on: { 'page.turned': 'turned', 'worker.replaced': { target: 'cached', reenter: true } },
            },
          },
        },
        own: {
          description: 'The user’s own data, whichever page is visible.',
          initial: 'waiting',
          // Pending data of one account must not reach another one, and a new service worker has no data of the
          // previous one.
          on: { 'account.changed': '.waiting', 'worker.replaced': '.waiting' },
          states: {
            waiting: {
              description: 'The user has opened a page, or another account is logged in. The page itself comes first.',
              after: { ownComesAfter: 'coming' },
              on: { 'page.turned': { target: 'waiting', reenter: true }, 'own.changed': 'outdated' },
            },
            coming: {
              description: 'The user’s own data are being requested, one after the other.',
              invoke: { id: 'cachingOwnPages', src: 'cachingOwnPages', onDone: 'cached', onError: 'missed' },
              on: { 'own.changed': 'outdated' },
            },
            cached: {
              description: 'All of them are cached. The next page checks whether they are still fresh.',
              on: { 'page.turned': 'waiting', 'own.changed': 'outdated' },
            },
            missed: {
              description: 'They could not be loaded: the page is hidden, the device is offline, or a call has failed.',
              on: { 'page.resumed': 'coming', 'own.changed': 'outdated' },
            },
            outdated: {
              description: 'Some of them have changed. Further changes often follow.',
              after: { ownSettles: 'coming' },
              on: { 'own.changed': { target: 'outdated', reenter: true } },
            },
          },
        },
      },
    },
    unkept: {
      description:
        'This browser cannot cache pages: it has no service workers, or rejects ours. All else works as usual.',
    },
  },
});
