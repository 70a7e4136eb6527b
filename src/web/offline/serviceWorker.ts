import type { SnapshotFrom } from 'xstate';

import { hour } from '#machines/market/units.ts';
import { wordsToPage, type WordToPage, type WordToWorker } from '#machines/offline/workerWords.ts';
import { checked } from '#machines/journal/schema.ts';
import { isYoungerThan } from '#machines/market/youngerThan.ts';

import { type Session, session } from '../account/session.ts';

/** How long a tab may be open before one who comes back to it has the browser look for a new build, in milliseconds. */
const oldAfter = hour;

let lookedAt = 0;

/** Has the browser take the service worker of the market. Rejects where it has none, or where none is wanted. */
export async function register(): Promise<void> {
  // In development pages change as one writes them, and what is recorded is what came from the market.
  if (!import.meta.env.PROD || document.querySelector('script[data-recorder]')) throw new Error('No worker here');
  if (!('serviceWorker' in navigator)) throw new Error('This browser has no service workers');
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  lookedAt = Date.now();
  await navigator.serviceWorker.ready;
}

/** Tells the worker something; where there is none, nobody. */
export async function tellServiceWorker(word: WordToWorker): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(word);
}

/** Hears what the worker says, until it is told not to. */
export function hearServiceWorker(hear: (word: WordToPage) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const listen = ({ data }: MessageEvent<unknown>) => {
    // A worker of another build may say what this page does not know.
    const word = checked(wordsToPage, data);
    if ('value' in word) hear(word.value);
  };
  serviceWorker.addEventListener('message', listen);
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener('message', listen);
}

/** Tells when another worker takes over from the one that this document had, as that of a new build does. Gives what ends that. */
export function onWorkerReplaced(hear: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  let { controller } = serviceWorker;
  const look = () => {
    // The first takes the place of none.
    if (controller) hear();
    ({ controller } = serviceWorker);
  };
  serviceWorker.addEventListener('controllerchange', look);
  return () => serviceWorker.removeEventListener('controllerchange', look);
}

/**
 * Tells the worker who is logged in, at once and whenever that changes, and a new build's as it takes over: it keeps what is
 * somebody's for them alone. Has the browser look for a new build now and then in a tab that stays open. Gives what ends that.
 */
export function accompanyServiceWorker(by: Session = session): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  let told: string | null | undefined;
  const tell = (publicAccountId: string | null) => {
    told = publicAccountId;
    void tellServiceWorker({ type: 'account.told', publicAccountId }).catch(() => undefined);
  };
  const look = (now: SnapshotFrom<Session>) => {
    if (now.hasTag('known') && now.context.publicAccountId !== told) tell(now.context.publicAccountId);
  };
  const takeOver = () => {
    if (told !== undefined) tell(told);
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
