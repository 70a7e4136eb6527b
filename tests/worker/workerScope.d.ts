/// <reference path="../../src/worker/globals.d.ts" />

/** What modules of the worker need of its scope: the types of windows, which the other tests have, know nothing of it. */
interface ServiceWorkerGlobalScope {
  readonly serviceWorker: ServiceWorker;
}
