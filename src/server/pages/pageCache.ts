import { LRUCache } from 'lru-cache';
import { createPage, type Page } from './renderedPage.ts';
import type { Moved } from '../http/pageData.ts';
import type { RenderedDocument } from './rendering/rendering.ts';
import { megabyte } from '#machines/market/units.ts';

/** What a request for a page comes to: its document, or where the page is. */
export type Made =
  | (RenderedDocument & {
      readonly kind: 'document';
      /** Whether others may get it who ask for the same. */
      readonly kept: boolean;
    })
  | Moved;

export type Answer = { readonly kind: 'page'; readonly page: Page } | Moved;

/** All that pages are made of besides what is asked: at the same state the same page comes out, but for its time. */
export interface MarketState {
  /** Position of the last fact that is shown. */
  readonly position: number;
  /** The directory of places, which is replaced as a whole. */
  readonly places: unknown;
}

export interface PageCache {
  /**
   * The answer at a key, which names all that was asked: the one that is kept from this state of the market, or that is
   * being made, or a new one. Where the state is not known nothing is kept or shared.
   */
  answer(key: string, state: MarketState | undefined, make: () => Promise<Made>): Promise<Answer>;
  /** Lets go of everything that is kept or being made. */
  clear(): void;
  /** How many answers were made, and how many were at hand or shared. */
  readonly counts: { readonly made: number; readonly found: number };
}

interface Kept {
  readonly page: Page;
  readonly madeAt: number;
}

export interface PageCacheOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** How long an answer is kept, in milliseconds: ages of ads and badges are no older. */
  readonly keptFor?: number;
  /** Bytes that all kept pages may take in memory; those not asked for longest go first. */
  readonly most?: number;
}

/** Keeps pages for as long as nothing happens in the market, and no longer. */
export function createPageCache({ clock, keptFor = 60_000, most = 64 * megabyte }: PageCacheOptions): PageCache {
  const kept = new LRUCache<string, Kept>({ maxSize: most });
  const counts = { made: 0, found: 0 };
  let making = new Map<string, Promise<Answer>>();
  let shown: MarketState = { position: -1, places: undefined };

  /** Positions only grow, so what was made before is never asked for again; a request that was held up sees the news. */
  function moveTo(state: MarketState): void {
    if (state.position <= shown.position && state.places === shown.places) return;
    shown = { position: Math.max(state.position, shown.position), places: state.places };
    clear();
  }

  function clear(): void {
    kept.clear();
    making = new Map();
  }

  async function made(key: string, make: () => Promise<Made>, isCurrent: () => boolean): Promise<Answer> {
    counts.made += 1;
    const madeAt = clock();
    const answer = await make();
    if (answer.kind === 'moved') return answer;
    const keep = (page: Page) => kept.set(key, { page, madeAt }, { size: key.length + page.size });
    const page = createPage(answer, (resized) => {
      if (kept.peek(key)?.page === resized) keep(resized);
    });
    if (answer.kept && isCurrent()) keep(page);
    return { kind: 'page', page };
  }

  return {
    counts,
    clear,
    async answer(key, state, make) {
      if (!state) return made(key, make, () => false);
      moveTo(state);
      const found = kept.get(key);
      if (found && clock() - found.madeAt < keptFor) {
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
