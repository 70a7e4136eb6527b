import { knownTime } from '#machines/market/youngerThan.ts';
import { largestCopy, type Room, surplus } from './limits.ts';
import { scope } from './scope.ts';

// Copies of answers in the browser's caches. Each has its time and size in headers of its own.

const storedAtHeader = 'x-kept-at';
const storedBytesHeader = 'x-kept-bytes';

/** A stored response, and when it was stored, in epoch milliseconds. */
export interface Copy {
  readonly response: Response;
  readonly at: number;
}

/** Determines the cache of an answer at the moment of writing; null if its account is not logged in here. */
export type Placing = () => Promise<string | null>;

/**
 * Stores the body of an answer under an address. The cache is determined once the body has arrived: its account may
 * have been logged out meanwhile, and opening its cache would recreate it. Bodies beyond the size limit are not stored.
 * Neither are those for which the disk is full: a page works without a copy.
 */
export async function keep(placing: Placing, url: string, answer: Response, body?: string): Promise<void> {
  const content = body === undefined ? await answer.blob() : new Blob([body]);
  if (content.size > largestCopy) return;
  const headers = new Headers(answer.headers);
  // The stored body is decompressed, so headers about its encoding and length no longer apply.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(storedAtHeader, String(Date.now()));
  headers.set(storedBytesHeader, String(content.size));
  const copy = new Response(content, { status: answer.status, headers });
  // A worker that was replaced must not recreate caches that its successor has deleted, so it stores nothing.
  if (isOver()) return;
  const cacheName = await placing();
  if (cacheName === null) return;
  const cache = await caches.open(cacheName);
  try {
    await cache.put(url, copy.clone());
  } catch (error) {
    if (!isFull(error)) throw error;
    await makeRoom(cacheName);
    await cache.put(url, copy).catch(() => undefined);
  }
}

/** The copy that a cache has of a URL; undefined if there is none. */
export async function find(cacheName: string, url: string): Promise<Copy | undefined> {
  if (!(await caches.has(cacheName))) return undefined;
  const cache = await caches.open(cacheName);
  const response = await cache.match(url, { ignoreVary: true });
  return response && { response, at: timeOf(response) };
}

/** The URLs of the copies in a cache, most recent first. */
export async function latest(cacheName: string): Promise<readonly string[]> {
  return (await measured(cacheName)).map(({ url }) => url).toReversed();
}

/** Deletes the oldest copies of a cache until the remaining ones are within the limits. */
export async function trim(cacheName: string, room: Room): Promise<void> {
  const copies = await measured(cacheName);
  if (copies.length === 0) return;
  const cache = await caches.open(cacheName);
  for (const { url } of copies.slice(0, surplus(copies, room))) await cache.delete(url, { ignoreVary: true });
}

interface Measured {
  readonly url: string;
  readonly at: number;
  readonly bytes: number;
}

/** The copies in a cache with their sizes, oldest first. */
async function measured(cacheName: string): Promise<readonly Measured[]> {
  if (!(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const copies: Measured[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true });
    if (!response) continue;
    copies.push({
      url: request.url,
      at: timeOf(response),
      bytes: Number(response.headers.get(storedBytesHeader) ?? 0),
    });
  }
  return copies.toSorted(oldestFirst(Date.now()));
}

/** A comparator that puts the oldest copy first; `now` is the current time in epoch milliseconds. */
export function oldestFirst(now: number): (one: Pick<Copy, 'at'>, other: Pick<Copy, 'at'>) => number {
  return (one, other) => {
    const [first, second] = [knownTime(one.at, now), knownTime(other.at, now)];
    return first === second ? 0 : first - second;
  };
}

function timeOf(response: Response): number {
  return Number(response.headers.get(storedAtHeader) ?? 0);
}

/** Deletes the older half of a cache when the disk is full. */
async function makeRoom(cacheName: string): Promise<void> {
  const copies = await measured(cacheName);
  await trim(cacheName, { copies: Math.floor(copies.length / 2), bytes: Infinity });
}

/** Older browsers do not expose the worker's state to itself, so the worker then counts as current. */
function isOver(): boolean {
  const { serviceWorker } = scope as Partial<ServiceWorkerGlobalScope>;
  return serviceWorker?.state === 'redundant';
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
