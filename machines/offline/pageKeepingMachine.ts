import { fromPromise, setup } from 'xstate';
import { changesSettle, lookedAtLongEnough } from './limits.ts';
import type { PageKeepingEvent } from './pageKeepingEvents.ts';

/** Has the device keep the pages that one looks at, and what is one's own, for when there is no line. */
export const pageKeepingMachine = setup({
  types: { events: {} as PageKeepingEvent },
  actors: {
    /** Resolves once this browser has a service worker for the market. Rejects where it has none, or takes none. */
    registering: fromPromise<void>(() => Promise.reject(new Error('registering is for the edge to give'))),
  },
  delays: { changesSettle, lookedAtLongEnough },
  actions: {
    /** The edge tells the worker which page is shown, and what it was made of. */
    tellWorker: () => {},
    /** The edge has what is somebody's own kept too, unless that is fresh. */
    keepOwn: () => {},
  },
}).createMachine({
  id: 'pageKeeping',
  description: 'Has the device keep the pages that one looks at, and what is one’s own, for when there is no line.',
  initial: 'registering',
  states: {
    registering: {
      description: 'The browser is asked to take the service worker of the market.',
      invoke: { id: 'registering', src: 'registering', onDone: 'turned', onError: 'unkept' },
    },
    turned: {
      description: 'One has come to a page. Who only passes through is left alone.',
      after: { lookedAtLongEnough: 'kept' },
      on: { 'page.turned': { target: 'turned', reenter: true } },
    },
    kept: {
      description: 'One looks at the page, so the worker is told to keep it.',
      entry: ['tellWorker', 'keepOwn'],
      on: { 'page.turned': 'turned', 'own.changed': 'outdated' },
    },
    outdated: {
      description: 'What is somebody’s own has changed. Where something has, more often follows.',
      after: { changesSettle: 'kept' },
      on: { 'page.turned': 'turned' },
    },
    unkept: {
      description: 'This browser keeps no pages: it has no workers, or refuses ours. All else works as it does.',
    },
  },
});
