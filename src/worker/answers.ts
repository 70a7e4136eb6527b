import { type Language, languages } from '#machines/market/language.ts';
import type { WordToPage } from '#machines/offline/workerWords.ts';
import { pathTo } from '#routes';

import { type Copy, find, latest, oldestFirst } from './copies.ts';
import { cacheCall, cacheFile, cachePage, cacheQuery, keyOfCall, keyOfQuery } from './caching.ts';
import { patience } from './limits.ts';
import { offlinePageIn } from './offlinePages.ts';
import { files, pictures, readable, setAccount } from './places.ts';
import { areOfOneListing, isOfMarket, isShown, placeOf } from './plan.ts';
import { scope } from './scope.ts';

// How the service worker answers requests of pages in place of the network.

/** Answers with the page from the network; while offline with its copy, or else with the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const copy = await copyOf(request.url);
  const response = (async () => {
    // Navigation preload may have requested the page while this worker started.
    const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request));
    if (answer.type === 'basic') later(event, cachePage(request.url, answer.clone()));
    return answer;
  })();
  later(event, response);
  try {
    return await withPatience(response, copy);
  } catch {
    if (copy) return marked(copy);
    const elsewhere = new URL(request.url).pathname === '/' ? await wayHome() : await wayToListing(request.url);
    return elsewhere ?? offlinePageIn(languageOf(request.url));
  }
}

/** A script, a style or a font: from the cache if it is there, since it never changes. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // A page of the previous build may still be open, so files of other builds are searched too.
  const known = await caches.match(request, { cacheName: files, ignoreVary: true });
  const copy = known ?? (await caches.match(request, { ignoreVary: true }));
  if (copy) return copy;
  const answer = await fetch(request);
  later(event, cacheFile(request.url, answer.clone()));
  return answer;
}

/** Answers with the picture from the network, or else with its copy. */
export async function answerPicture({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = (await find(pictures, request.url)) ?? (await copyOf(request.url));
    if (!copy) throw error;
    return copy.response;
  }
}

/** Answers a call from the network, or else with the stored copy; the page is then notified of the copy. */
export function answerCall(event: FetchEvent): Promise<Response> {
  const { url, headers } = event.request;
  const language = headers.get('accept-language') ?? '';
  return answerOrCopy(event, keyOfCall(url, language), (answer) => cacheCall(url, language, answer));
}

/** The answer to a GraphQL query, or else the copy, about which the page is notified. */
export async function answerQuery(event: FetchEvent): Promise<Response> {
  const key = await keyOfQuery(event.request.clone());
  return answerOrCopy(event, key, (answer) => cacheQuery(key, answer));
}

async function answerOrCopy(
  event: FetchEvent,
  key: string,
  cacheAnswer: (answer: Response) => Promise<void>,
): Promise<Response> {
  const { request } = event;
  try {
    const answer = await fetch(request);
    // The status means that the session has ended: copies of personal data must not reach the next user.
    if (answer.status === 401 || answer.status === 403) await setAccount(null);
    later(event, cacheAnswer(answer.clone()));
    if (isShown(request) && isOfMarket(answer)) later(event, tell(event.clientId, { type: 'market.answered' }));
    return answer;
  } catch (error) {
    const copy = request.signal.aborted ? undefined : await copyOf(key);
    if (!copy) throw error;
    if (isShown(request)) await tell(event.clientId, { type: 'copy.shown', at: copy.at });
    return copy.response;
  }
}

async function copyOf(url: string): Promise<Copy | undefined> {
  const copies = await Promise.all((await readable()).map((place) => find(place, url)));
  // There may be copies of the page from before and after the login; the most recent is used.
  return copies
    .filter((copy) => copy !== undefined)
    .toSorted(oldestFirst(Date.now()))
    .at(-1);
}

/** If there is a copy, a network without an answer counts as offline after a timeout. */
function withPatience(response: Promise<Response>, copy: Copy | undefined): Promise<Response> {
  if (!copy) return response;
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The network gives no answer')), patience);
  });
  return Promise.race([response, tooLong]);
}

/** Marks the copy of a page with the time when it was stored, which the page shows (`src/web/offline/shownCopy.ts`). */
async function marked({ response, at }: Copy): Promise<Response> {
  const document = await response.text();
  return new Response(document.replace('<html ', `<html data-copied-at="${at}" `), {
    status: response.status,
    headers: response.headers,
  });
}

/** An address without a language, from which an installed app starts, uses the browser's language. */
function languageOf(url: string): Language {
  const first = placeOf(url)?.language ?? scope.navigator.language.slice(0, 2);
  return languages.find((language) => language === first) ?? languages[0];
}

async function tell(client: string, word: WordToPage): Promise<void> {
  (await scope.clients.get(client))?.postMessage(word);
}

/** Runs work that continues after the response; its errors are ignored. */
function later(event: ExtendableEvent, work: Promise<unknown>): void {
  event.waitUntil(work.catch(() => undefined));
}

/** The start of an installed app: redirects `/` to a stored home page, as the server does. */
async function wayHome(): Promise<Response | undefined> {
  for (const language of [languageOf(scope.location.href), ...languages]) {
    const home = new URL(pathTo('home', language), scope.location.origin).href;
    if (await copyOf(home)) return Response.redirect(home, 302);
  }
  return undefined;
}

/**
 * Redirects to the stored URL of a listing, as the server does, if the requested URL has only its id or an old slug.
 */
async function wayToListing(url: string): Promise<Response | undefined> {
  if (placeOf(url)?.name !== 'listing') return undefined;
  for (const place of await readable()) {
    const stored = (await latest(place)).find((each) => areOfOneListing(each, url));
    if (stored !== undefined) return Response.redirect(stored, 302);
  }
  return undefined;
}
