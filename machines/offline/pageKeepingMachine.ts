import { fromPromise, setup } from 'xstate';
import { lookedAtLongEnough } from './limits.ts';
import type { PageKeepingEvent } from './pageKeepingEvents.ts';

/** Has the device keep the pages that one looks at, for when there is no line. */
export const pageKeepingMachine = setup({
  types: { events: {} as PageKeepingEvent },
  actors: {
    /** Resolves once this browser has a service worker for the market. Rejects where it has none, or takes none. */
    registering: fromPromise<void>(() => Promise.reject(new Error('registering is for the edge to give'))),
  },
  delays: { lookedAtLongEnough },
  actions: {
    /** The edge tells the worker which page is shown, and what it was made of. */
    tellWorker: () => {},
  },
}).createMachine({
  id: 'pageKeeping',
  description: 'Has the device keep the pages that one looks at, for when there is no line.',
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
      entry: 'tellWorker',
      on: { 'page.turned': 'turned' },
    },
    unkept: {
      description: 'This browser keeps no pages: it has no workers, or refuses ours. All else works as it does.',
    },
  },
});
