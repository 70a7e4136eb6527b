/// <reference path="../../src/worker/globals.d.ts" />

/** The parts of the scope that modules of the worker need: the window types of the other tests lack them. */
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
