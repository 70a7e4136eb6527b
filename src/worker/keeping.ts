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
import { areOfOneListing, isKeptPage, isQueryCopy, placeOf, planForAddress } from './plan.ts';
import { scope } from './scope.ts';

// What is kept, and when.

type LookedAt = Extract<WordToWorker, { readonly type: 'page.looked' }>;

/**
 * Stores a page of this build that may be stored, if it is public or belongs to the logged-in account. A listing that
 * was requested by its id alone is stored under the address with its slug.
 */
export async function keepPage(asked: string, answer: Response): Promise<void> {
  const url = answer.redirected && areOfOneListing(asked, answer.url) ? answer.url : asked;
  if (answer.status !== 200 || (answer.redirected && url === asked) || !isKeptPage(url)) return;
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
  // Where the address is spelled otherwise, or one has to log in first, it is another page.
  const document = await answer.text();
  if (!document.includes(__BUILD__.app) || !document.includes(__BUILD__.sheet)) return;
  await keep(() => placeFor(answer), url, answer, document);
}

/** Keeps the answer to a call, in the language that it was asked in. */
export async function keepCall(url: string, language: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('application/json')) return;
  await keep(() => placeFor(answer), keyOfCall(url, language), answer);
}

/** Answers that came before a page has told whose they are, the last of each question: no page asks for them once more. */
const unplaced = new Map<string, { readonly answer: Response; readonly body: string }>();

/** Keeps the answer to a question in GraphQL, of whoever is logged in: what is told to nobody says no more than that. */
export async function keepQuery(key: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || !answer.headers.has('x-account')) return;
  const body = await answer.text();
  if (holdsErrors(body)) return;
  // First of all: a page may tell whose it is meanwhile.
  unplaced.set(key, { answer, body });
  if (unplaced.size > mostUnplaced) unplaced.delete(unplaced.keys().next().value!);
  await keepUnplaced();
}

/** Keeps what has come for whoever is known to be logged in by now. */
export async function keepUnplaced(): Promise<void> {
  for (const [key, came] of Array.from(unplaced)) {
    const place = await placeFor(came.answer);
    // Another answer to the same may have come meanwhile, or this one may be kept already.
    if (place === null || unplaced.get(key) !== came) continue;
    unplaced.delete(key);
    await keep(() => placeFor(came.answer), key, came.answer, came.body);
  }
}

/** Keeps a script, a style or a face: it never changes under its address. */
export async function keepFile(url: string, answer: Response): Promise<void> {
  if (answer.status === 200) await keep(async () => files, url, answer);
}

/** One looks at a page: it is kept with all that it was made of, as far as it is not yet. */
export async function keepLookedAt({ address, app, files: madeOf }: LookedAt): Promise<void> {
  // A tab may have been open since the build before, or have come from the next one already.
  if (app !== `/${__BUILD__.app}`) return;
  const page = new URL(address, scope.location.origin).href;
  const language = placeOf(page)?.language;
  if (language === undefined) return;
  for (const url of new Set(madeOf)) {
    const plan = planForAddress(url);
    if (plan === 'file' && !(await find(files, url))) await keepFile(url, await fromBrowser(url));
    if (plan === 'picture') await keepPicture(url);
    if (plan === 'call' && !(await isFresh(keyOfCall(url, language))))
      await keepCall(url, language, await askAgain(url, language));
  }
  for (const file of __BUILD__.askedLater) {
    const url = new URL(`/${file}`, scope.location.origin).href;
    if (!(await find(files, url))) await keepFile(url, await fetch(url));
  }
  // Last: a page that is kept has all that it was made of, and what it asks for later.
  if (isKeptPage(page) && !(await isFresh(page))) await keepPage(page, await fetch(page));
  await makeTidy();
}

/**
 * A new build asks for what the one before has kept last, and for its own files in place of those that were kept: nothing of the
 * one before is shown any more, and all can be read at once.
 */
export async function carryOver(): Promise<void> {
  const known = new Set((await filesBefore()).map(stemOf));
  for (const file of __BUILD__.files.filter((each) => known.has(stemOf(each)))) {
    const url = new URL(`/${file}`, scope.location.origin).href;
    if (!(await find(files, url))) await keepFile(url, await fetch(url));
  }
  for (const cacheName of await before('copies')) {
    // Only its own page knows what the new build asks in GraphQL.
    const asked = (await latest(cacheName)).filter((key) => !isQueryCopy(key));
    for (const key of asked.slice(0, mostCarried)) {
      const { url, language } = fromKey(key);
      if (language === null) await keepPage(url, await fetch(url));
      else await keepCall(url, language, await askAgain(url, language));
    }
  }
}

/** Lets go of what there is no room for. */
export async function makeTidy(): Promise<void> {
  for (const place of await readable()) await trim(place, place === pages ? roomForPages : roomForAccount);
  await trim(pictures, roomForPictures);
  await trim(files, roomForFiles);
}

/** The addresses of the files that the builds before this one have kept. */
async function filesBefore(): Promise<readonly string[]> {
  const kept = await Promise.all((await before('files')).map(latest));
  return kept.flat();
}

/** What a file is called in every build: scripts have seven letters of a hash in their names, what they bring has eight. */
function stemOf(file: string): string {
  return file.replace(/^.*\/assets\/|^assets\//, '').replace(/-.{7}\.js$|-.{8}(?=\.\w+$)/, '');
}

/**
 * A picture that is looked at again is kept anew, so that those go first which nobody has looked at for longest. One that only
 * some may see, which the server says by having it asked for each time, is kept with what else is its account's.
 */
async function keepPicture(url: string): Promise<void> {
  if (await isFresh(url)) return;
  const known = await find(pictures, url);
  if (known && isYoungerThan(freshFor, known.at, Date.now())) return;
  const answer = known?.response ?? (await fromBrowser(url));
  if (answer.status !== 200) return;
  const isForSome = answer.headers.get('cache-control')?.includes('no-cache');
  await keep(async () => (isForSome ? placeFor(answer) : pictures), url, answer);
}

/** What the page has just had lies in the browser's own cache. */
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

/** Under which a language is noted in the address of a copy: a call answers in the language of a header. */
const languageKey = 'kept-in';

export function keyOfCall(url: string, language: string): string {
  const key = new URL(url);
  key.searchParams.set(languageKey, language);
  return key.href;
}

/** The address of the copy of what a question in GraphQL is answered: it tells apart what was asked, about what and in which language. */
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
