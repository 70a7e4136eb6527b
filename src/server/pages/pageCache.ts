import { LRUCache } from 'lru-cache';
import { createPage, type Page } from './renderedPage.ts';
import type { Moved } from '../http/pageData.ts';
import type { RenderedDocument } from './rendering/rendering.ts';
import { megabyte } from '#machines/market/units.ts';

/** The result of a request for a page: its document, or a redirect. */
export type Made =
  | (RenderedDocument & {
      readonly kind: 'document';
      /** Whether other requests for the same page may get it. */
      readonly isCacheable: boolean;
    })
  | Moved;

export type Answer = { readonly kind: 'page'; readonly page: Page } | Moved;

/** The state that pages depend on besides the request. The same state gives the same page, apart from the time. */
export interface MarketState {
  /** Position of the last fact that the pages show. */
  readonly position: number;
  /** The directory of places, which is replaced as a whole. */
  readonly places: unknown;
}

export interface PageCache {
  /**
   * The answer for a key, which contains everything the page depends on. It is cached from this state of the market,
   * already being made, or new. If the state is unknown, nothing is cached or shared.
   */
  answer(key: string, state: MarketState | undefined, make: () => Promise<Made>): Promise<Answer>;
  /** Drops all cached pages, and no longer shares those being made. */
  clear(): void;
  /** The number of answers that were made, and of those that were found in the cache or shared with another request. */
  readonly counts: { readonly made: number; readonly found: number };
}

interface CachedPage {
  readonly page: Page;
  readonly madeAt: number;
}

export interface PageCacheOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** The lifetime of an answer, in milliseconds, which also bounds how outdated ages and badges can be. */
  readonly retention?: number;
  /** The memory limit for cached pages, in bytes. The least recently used ones go first. */
  readonly most?: number;
}

/** Creates a cache for pages, which is emptied by the next fact in the market. */
export function createPageCache({ clock, retention = 60_000, most = 64 * megabyte }: PageCacheOptions): PageCache {
  const cache = new LRUCache<string, CachedPage>({ maxSize: most });
  const counts = { made: 0, found: 0 };
  let making = new Map<string, Promise<Answer>>();
  let shown: MarketState = { position: -1, places: undefined };

  /** Positions only grow, so earlier pages are never needed again. A delayed request gets the newest state. */
  function moveTo(state: MarketState): void {
    if (state.position <= shown.position && state.places === shown.places) return;
    shown = { position: Math.max(state.position, shown.position), places: state.places };
    clear();
  }

  function clear(): void {
    cache.clear();
    making = new Map();
  }

  async function made(key: string, make: () => Promise<Made>, isCurrent: () => boolean): Promise<Answer> {
    counts.made += 1;
    const madeAt = clock();
    const answer = await make();
    if (answer.kind === 'moved') return answer;
    const keep = (page: Page) => cache.set(key, { page, madeAt }, { size: key.length + page.size });
    const page = createPage(answer, (resized) => {
      if (cache.peek(key)?.page === resized) keep(resized);
    });
    if (answer.isCacheable && isCurrent()) keep(page);
    return { kind: 'page', page };
  }

  return {
    counts,
    clear,
    async answer(key, state, make) {
      if (!state) return made(key, make, () => false);
      moveTo(state);
      const found = cache.get(key);
      if (found && clock() - found.madeAt < retention) {
        counts.found += 1;
        return { kind: 'page', page: found.page };
      }
      const shared = making.get(key);
      if (shared) {
        counts.found += 1;
        return shared;
      }
      const here = making;
      const answer = made(key, make, () => making === here).finally(() => here.delete(key));
      here.set(key, answer);
      return answer;
    },
  };
}
