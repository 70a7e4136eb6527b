import { setup } from 'xstate';
import { providedPromise } from '../statecharts/provided.ts';
import { lookedAtLongEnough, ownComesAfter, ownSettles } from './limits.ts';
import type { PageKeepingEvent } from './pageKeepingEvents.ts';

/** Has the device keep the pages that one looks at, and what is one's own, for when there is no line. */
export const pageKeepingMachine = setup({
  types: { events: {} as PageKeepingEvent },
  actors: {
    /** Resolves once this browser has a service worker for the market. Rejects where it has none, or takes none. */
    registering: providedPromise<void>('registering'),
    /** Has what is somebody's own kept, unless that is fresh. Rejects where that cannot be had now. */
    keepingOwn: providedPromise<void>('keepingOwn'),
  },
  delays: { lookedAtLongEnough, ownComesAfter, ownSettles },
  actions: {
    /** The edge tells the worker which page is shown, and what it was made of. */
    tellWorker: () => {},
  },
}).createMachine({
  id: 'pageKeeping',
  description: 'Has the device keep the pages that one looks at, and what is one’s own, for when there is no line.',
  initial: 'registering',
  states: {
    registering: {
      description: 'The browser is asked to take the service worker of the market.',
      invoke: { id: 'registering', src: 'registering', onDone: 'keeping', onError: 'unkept' },
    },
    keeping: {
      description: 'There is a worker, which keeps what it is told of.',
      type: 'parallel',
      states: {
        page: {
          description: 'The page that is shown.',
          initial: 'turned',
          states: {
            turned: {
              description: 'One has come to a page. Who only passes through is left alone.',
              after: { lookedAtLongEnough: 'kept' },
              on: { 'page.turned': { target: 'turned', reenter: true } },
            },
            kept: {
              description: 'One looks at the page, so the worker is told to keep it.',
              entry: 'tellWorker',
              on: { 'page.turned': 'turned', 'worker.replaced': { target: 'kept', reenter: true } },
            },
          },
        },
        own: {
          description: 'What is somebody’s own, whichever page is shown.',
          initial: 'waiting',
          // What is on its way for one account is for no other, and a worker that takes over has nothing of what the one before had.
          on: { 'account.changed': '.waiting', 'worker.replaced': '.waiting' },
          states: {
            waiting: {
              description: 'One has come to a page, or somebody else is logged in. The page itself comes first.',
              after: { ownComesAfter: 'coming' },
              on: { 'page.turned': { target: 'waiting', reenter: true }, 'own.changed': 'outdated' },
            },
            coming: {
              description: 'What is their own is asked for, one after the other.',
              invoke: { id: 'keepingOwn', src: 'keepingOwn', onDone: 'kept', onError: 'missed' },
              on: { 'own.changed': 'outdated' },
            },
            kept: {
              description: 'All of it is kept. With the next page it may be fresh no longer.',
              on: { 'page.turned': 'waiting', 'own.changed': 'outdated' },
            },
            missed: {
              description: 'It could not be had: nobody looks, there is no line, or a call has failed.',
              on: { 'page.resumed': 'coming', 'own.changed': 'outdated' },
            },
            outdated: {
              description: 'Something of it has changed. Where something has, more often follows.',
              after: { ownSettles: 'coming' },
              on: { 'own.changed': { target: 'outdated', reenter: true } },
            },
          },
        },
      },
    },
    unkept: {
      description: 'This browser keeps no pages: it has no workers, or refuses ours. All else works as it does.',
    },
  },
});
