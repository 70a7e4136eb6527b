/// <reference path="../../src/worker/globals.d.ts" />

/** What modules of the worker need of its scope: the types of windows, which the other tests have, know nothing of it. */
interface ServiceWorkerGlobalScope {
  readonly serviceWorker: ServiceWorker;
  readonly location: Location;
  readonly navigator: Navigator;
  readonly clients: { get(id: string): Promise<{ postMessage(message: unknown): void } | undefined> };
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<unknown>;
  readonly clientId: string;
}
