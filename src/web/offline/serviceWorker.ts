import type { SnapshotFrom } from 'xstate';

import { hour } from '#machines/market/units.ts';
import { wordsToPage, type WordToPage, type WordToWorker } from '#machines/offline/workerWords.ts';
import { checked } from '#machines/journal/schema.ts';
import { isYoungerThan } from '#machines/market/youngerThan.ts';

import { type Session, session } from '../account/session.ts';

/** A tab that has been open for this long, in milliseconds, looks for a new build when the user returns to it. */
const oldAfter = hour;

let lookedAt = 0;

/** Registers the service worker. Rejects if the browser does not support it or if it is not wanted. */
export async function register(): Promise<void> {
  // In development pages change all the time, and recordings must come from the server.
  if (!import.meta.env.PROD || document.querySelector('script[data-recorder]')) throw new Error('No worker here');
  if (!('serviceWorker' in navigator)) throw new Error('This browser has no service workers');
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  lookedAt = Date.now();
  await navigator.serviceWorker.ready;
}

/** Sends a message to the worker, if there is one. */
export async function messageServiceWorker(word: WordToWorker): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(word);
}

/** Subscribes to the worker's messages. Returns the function that unsubscribes. */
export function onServiceWorkerMessage(hear: (word: WordToPage) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const listen = ({ data }: MessageEvent<unknown>) => {
    // A worker of another build may send messages that this page does not know.
    const word = checked(wordsToPage, data);
    if ('value' in word) hear(word.value);
  };
  serviceWorker.addEventListener('message', listen);
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener('message', listen);
}

/**
 * Calls back when a new worker replaces the document's previous one, as after a deployment. Returns the function that
 * unsubscribes.
 */
export function onWorkerReplaced(hear: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  let { controller } = serviceWorker;
  const look = () => {
    // The listener is not called for the first worker, which replaces none.
    if (controller) hear();
    ({ controller } = serviceWorker);
  };
  serviceWorker.addEventListener('controllerchange', look);
  return () => serviceWorker.removeEventListener('controllerchange', look);
}

/**
 * Reports the logged-in account to the worker: at once, after each change, and to a new worker. The worker caches
 * personal data for that account alone. A tab that stays open also looks for a new build from time to time. Returns the
 * function that ends this.
 */
export function accompanyServiceWorker(by: Session = session): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  let reported: string | null | undefined;
  const tell = (publicAccountId: string | null) => {
    reported = publicAccountId;
    void messageServiceWorker({ type: 'account.reported', publicAccountId }).catch(() => undefined);
  };
  const look = (now: SnapshotFrom<Session>) => {
    if (now.hasTag('known') && now.context.publicAccountId !== reported) tell(now.context.publicAccountId);
  };
  const takeOver = () => {
    if (reported !== undefined) tell(reported);
  };
  const comeBack = () => {
    if (document.visibilityState !== 'visible' || isYoungerThan(oldAfter, lookedAt, Date.now())) return;
    lookedAt = Date.now();
    void serviceWorker
      .getRegistration()
      .then((registration) => registration?.update())
      .catch(() => undefined);
  };
  const watching = by.subscribe(look);
  look(by.getSnapshot());
  serviceWorker.addEventListener('controllerchange', takeOver);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    watching.unsubscribe();
    serviceWorker.removeEventListener('controllerchange', takeOver);
    document.removeEventListener('visibilitychange', comeBack);
  };
}
