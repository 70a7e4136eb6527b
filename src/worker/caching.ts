import type { WordToWorker } from '#machines/offline/workerWords.ts';
import { isYoungerThan } from '#machines/market/youngerThan.ts';

import { find, keep, latest, trim } from './copies.ts';
import {
  freshFor,
  mostCarried,
  mostUnplaced,
  roomForAccount,
  roomForFiles,
  roomForPages,
  roomForPictures,
} from './limits.ts';
import { before, files, pages, pictures, placeFor, readable } from './places.ts';
import { areOfOneListing, isOfflinePage, isQueryCopy, placeOf, planForAddress } from './plan.ts';
import { scope } from './scope.ts';

// The rules about which pages, answers and files the service worker stores for offline use.

type LookedAt = Extract<WordToWorker, { readonly type: 'page.looked' }>;

/**
 * Stores a page of this build that may be stored, if it is public or belongs to the logged-in account. A listing that
 * was requested by its id alone is stored under the URL with its slug.
 */
export async function cachePage(address: string, answer: Response): Promise<void> {
  const url = answer.redirected && areOfOneListing(address, answer.url) ? answer.url : address;
  if (answer.status !== 200 || (answer.redirected && url === address) || !isOfflinePage(url)) return;
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
  // A page of another build, or a login page in place of the requested one, does not refer to this build's files.
  const document = await answer.text();
  if (!document.includes(__BUILD__.app) || !document.includes(__BUILD__.sheet)) return;
  await keep(() => placeFor(answer), url, answer, document);
}

/** Stores the answer to an API call, separately for each language. */
export async function cacheCall(url: string, language: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('application/json')) return;
  await keep(() => placeFor(answer), keyOfCall(url, language), answer);
}

/** The latest answer of each query whose account is not known to be logged in yet: no page requests it again. */
const unplaced = new Map<string, { readonly answer: Response; readonly body: string }>();

/** Stores the answer to a GraphQL query of the logged-in account. Anonymous answers are not stored. */
export async function cacheQuery(key: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || !answer.headers.has('x-account')) return;
  const body = await answer.text();
  if (holdsErrors(body)) return;
  // The answer is put into `unplaced` before anything else, because a page may report the account meanwhile.
  unplaced.set(key, { answer, body });
  if (unplaced.size > mostUnplaced) unplaced.delete(unplaced.keys().next().value!);
  await cacheUnassigned();
}

/** Stores the waiting answers of the account that is now known to be logged in. */
export async function cacheUnassigned(): Promise<void> {
  for (const [key, came] of Array.from(unplaced)) {
    const place = await placeFor(came.answer);
    // A newer answer may have arrived meanwhile, or this answer may be stored already.
    if (place === null || unplaced.get(key) !== came) continue;
    unplaced.delete(key);
    await keep(() => placeFor(came.answer), key, came.answer, came.body);
  }
}

/** Stores a script, a style or a font. The file under its URL never changes. */
export async function cacheFile(url: string, answer: Response): Promise<void> {
  if (answer.status === 200) await keep(async () => files, url, answer);
}

/** The user looks at a page: stores it with all its files, pictures and calls that are not stored yet. */
export async function cacheViewedPage({ address, app, files: madeOf }: LookedAt): Promise<void> {
  // The page may come from the previous build, or already from the next one; it is then not stored.
  if (app !== `/${__BUILD__.app}`) return;
  const page = new URL(address, scope.location.origin).href;
  const language = placeOf(page)?.language;
  if (language === undefined) return;
  for (const url of new Set(madeOf)) {
    const plan = planForAddress(url);
    if (plan === 'file' && !(await find(files, url))) await cacheFile(url, await fromBrowser(url));
    if (plan === 'picture') await cachePicture(url);
    if (plan === 'call' && !(await isFresh(keyOfCall(url, language))))
      await cacheCall(url, language, await askAgain(url, language));
  }
  for (const file of __BUILD__.lazilyLoaded) {
    const url = new URL(`/${file}`, scope.location.origin).href;
    if (!(await find(files, url))) await cacheFile(url, await fetch(url));
  }
  // Stored last: a stored page has all files that it consists of, and those that it requests later.
  if (isOfflinePage(page) && !(await isFresh(page))) await cachePage(page, await fetch(page));
  await makeTidy();
}

/**
 * Requests the most recent copies of the previous build again, and the new versions of its stored files. Everything
 * stays readable offline, although copies of the old build are no longer shown.
 */
export async function carryOver(): Promise<void> {
  const known = new Set((await filesBefore()).map(stemOf));
  for (const file of __BUILD__.files.filter((each) => known.has(stemOf(each)))) {
    const url = new URL(`/${file}`, scope.location.origin).href;
    if (!(await find(files, url))) await cacheFile(url, await fetch(url));
  }
  for (const cacheName of await before('copies')) {
    // The worker cannot repeat GraphQL queries: only a page of the new build knows their texts.
    const address = (await latest(cacheName)).filter((key) => !isQueryCopy(key));
    for (const key of address.slice(0, mostCarried)) {
      const { url, language } = fromKey(key);
      if (language === null) await cachePage(url, await fetch(url));
      else await cacheCall(url, language, await askAgain(url, language));
    }
  }
}

/** Deletes copies that exceed the limits of their caches, oldest first. */
export async function makeTidy(): Promise<void> {
  for (const place of await readable()) await trim(place, place === pages ? roomForPages : roomForAccount);
  await trim(pictures, roomForPictures);
  await trim(files, roomForFiles);
}

/** The URLs of the files that earlier builds have stored. */
async function filesBefore(): Promise<readonly string[]> {
  const saved = await Promise.all((await before('files')).map(latest));
  return saved.flat();
}

/**
 * A file's name without its hash, which is the same in every build. Names of scripts contain seven characters of a
 * hash, those of other files eight.
 */
function stemOf(file: string): string {
  return file.replace(/^.*\/assets\/|^assets\//, '').replace(/-.{7}\.js$|-.{8}(?=\.\w+$)/, '');
}

/**
 * Stores a viewed picture again, so that the least recently viewed ones are deleted first. A restricted picture, which
 * the server marks as `no-cache`, is stored with its account's copies.
 */
async function cachePicture(url: string): Promise<void> {
  if (await isFresh(url)) return;
  const known = await find(pictures, url);
  if (known && isYoungerThan(freshFor, known.at, Date.now())) return;
  const answer = known?.response ?? (await fromBrowser(url));
  if (answer.status !== 200) return;
  const isForSome = answer.headers.get('cache-control')?.includes('no-cache');
  await keep(async () => (isForSome ? placeFor(answer) : pictures), url, answer);
}

/** A resource that the page has just loaded comes from the browser's HTTP cache. */
function fromBrowser(url: string): Promise<Response> {
  return fetch(url, { cache: 'force-cache' });
}

function askAgain(url: string, language: string): Promise<Response> {
  return fetch(url, {
    headers: { accept: 'application/json', 'accept-language': language, 'x-api-hash': __BUILD__.app },
  });
}

async function isFresh(url: string): Promise<boolean> {
  for (const place of await readable()) {
    const copy = await find(place, url);
    if (copy && isYoungerThan(freshFor, copy.at, Date.now())) return true;
  }
  return false;
}

/**
 * The query parameter that adds the language to the URL of a call's copy. The call itself sends its language in a
 * header.
 */
const languageKey = 'kept-in';

export function keyOfCall(url: string, language: string): string {
  const key = new URL(url);
  key.searchParams.set(languageKey, language);
  return key.href;
}

/** The address of the copy of a GraphQL answer. It differs by operation, variables and language. */
export async function keyOfQuery(request: Request): Promise<string> {
  const { variables } = (await request.json()) as { readonly variables?: unknown };
  const key = new URL(request.url);
  key.searchParams.set('operation', request.headers.get('x-operation') ?? '');
  key.searchParams.set('variables', JSON.stringify(variables ?? {}));
  return keyOfCall(key.href, request.headers.get('accept-language') ?? '');
}

function holdsErrors(body: string): boolean {
  try {
    return 'errors' in (JSON.parse(body) as object);
  } catch {
    return true;
  }
}

function fromKey(key: string): { readonly url: string; readonly language: string | null } {
  const url = new URL(key);
  const language = url.searchParams.get(languageKey);
  url.searchParams.delete(languageKey);
  return { url: language === null ? key : url.href, language };
}
