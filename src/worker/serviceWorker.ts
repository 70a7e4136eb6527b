// The service worker of the market: what one has looked at can be read without a line. The build makes it a file of its own,
// with the name of the build in it, so that each build is another worker to the browser.

import { wordsToWorker } from '#machines/offline/workerWords.ts';
import { checked } from '#machines/journal/schema.ts';

import { answerCall, answerFile, answerPage, answerPicture, answerQuery } from './answers.ts';
import { carryOver, keepLookedAt, keepUnplaced } from './keeping.ts';
import { bringOfflinePages } from './offlinePages.ts';
import { letGoOfOlder, takeAccount } from './places.ts';
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

// A new build takes over at once. The one before still asks the network first, so until then too nobody is shown an old page.
scope.addEventListener('install', (event) => {
  const installing = bringOfflinePages().then(() => carryOver().catch(() => undefined));
  event.waitUntil(installing.then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  const takingOver = async () => {
    await letGoOfOlder();
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
  // A page of another build may say what this one does not know.
  const word = checked(wordsToWorker, event.data);
  if ('problems' in word) return;
  const { value } = word;
  const heeding =
    value.type === 'account.told' ? takeAccount(value.publicAccountId).then(keepUnplaced) : keepLookedAt(value);
  event.waitUntil(heeding.catch(() => undefined));
});
