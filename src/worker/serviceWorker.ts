// The service worker of the market: viewed pages can be read offline. The build writes it to a separate file that
// contains the build's id, so that each build is another worker for the browser.

import { wordsToWorker } from '#machines/offline/workerWords.ts';
import { checked } from '#machines/journal/schema.ts';

import { answerCall, answerFile, answerPage, answerPicture, answerQuery } from './answers.ts';
import { carryOver, cacheViewedPage, cacheUnassigned } from './caching.ts';
import { cacheOfflinePages } from './offlinePages.ts';
import { deleteOldCaches, setAccount } from './places.ts';
import { type Plan, planFor } from './plan.ts';
import { choosePreload } from './preload.ts';
import { scope } from './scope.ts';

const answers: Readonly<Record<Exclude<Plan, 'untouched'>, (event: FetchEvent) => Promise<Response>>> = {
  page: answerPage,
  file: answerFile,
  picture: answerPicture,
  call: answerCall,
  query: answerQuery,
};

// A new build takes over at once. Until then the previous worker still tries the network first, so no old page is shown
// either.
scope.addEventListener('install', (event) => {
  const installing = cacheOfflinePages().then(() => carryOver().catch(() => undefined));
  event.waitUntil(installing.then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  const takingOver = async () => {
    await deleteOldCaches();
    await choosePreload(scope.registration, scope.navigator.userAgent);
    await scope.clients.claim();
  };
  event.waitUntil(takingOver());
});

scope.addEventListener('fetch', (event) => {
  const plan = planFor(event.request, scope.location.origin);
  if (plan !== 'untouched') event.respondWith(answers[plan](event));
});

scope.addEventListener('message', (event) => {
  // A page of another build may send messages that this worker does not know.
  const word = checked(wordsToWorker, event.data);
  if ('problems' in word) return;
  const { value } = word;
  const heeding =
    value.type === 'account.reported'
      ? setAccount(value.publicAccountId).then(cacheUnassigned)
      : cacheViewedPage(value);
  event.waitUntil(heeding.catch(() => undefined));
});
