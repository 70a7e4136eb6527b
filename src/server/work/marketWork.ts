import { decideOfAccount, type Decision } from '../account/moderating.ts';
import { removeDemo } from '../demo/removal.ts';
import { importListings } from '../import/importListings.ts';
import { importLocalities } from '../import/importLocalities.ts';
import { openSearch } from '#server/search/feed/searchFeed.ts';
import { markForSweep } from '../search/sql/searchState.ts';
import { rebuildReadModels } from '../store/rebuild.ts';
import type { Market } from '#server/store/market.ts';
import type { Photos } from '../pictures/photos/photos.ts';

export type MarketWork = ReturnType<typeof marketWork>;

export interface MarketWorkOptions {
  /** The photos of the market. Without them, no command can store a photo. */
  readonly photos?: Pick<Photos, 'keep' | 'hasPhoto'>;
  /** Called when an import has changed the places. */
  readonly placesChanged?: () => Promise<void>;
  /** The PostgreSQL rows of search, with the market's data folder. A rebuild waits until they are complete. */
  readonly searchRows?: { readonly at: string; readonly dataDir: string };
}

/** The work for shell commands, done by the owner of the journals. A server is also notified when places change. */
export function marketWork(market: Market, { photos, placesChanged, searchRows }: MarketWorkOptions = {}) {
  return {
    ping: async (_nothing: null) => ({ alive: true }),
    importListings: (batch: Parameters<typeof importListings>[1]) => importListings(market, batch),
    async importLocalities(directory: Parameters<typeof importLocalities>[1]) {
      const counts = await importLocalities(market, directory);
      await placesChanged?.();
      return counts;
    },
    /** Returns those of these photos that exist. They then stay for at least a week. */
    async photosHere(names: readonly string[]) {
      const here = await Promise.all(names.map((name) => photosOf(photos).hasPhoto(name)));
      return names.filter((_, index) => here[index]);
    },
    /** Stores a photo from Base64 and returns its name. */
    keepPhoto: async ({ bytes, width, height }: { bytes: string; width: number; height: number }) =>
      (await photosOf(photos).keep({ bytes: Buffer.from(bytes, 'base64'), width, height })).name,
    decideOfAccount: ({ email, decision }: { email: string; decision: Decision }) =>
      decideOfAccount(market, email, decision),
    removeDemo: (_nothing: null) => removeDemo(market),
    async rebuild(_nothing: null) {
      const marks = market.store.engine === 'postgres' ? [{ sql: markForSweep, parameters: [] }] : [];
      const { facts, problems } = await rebuildReadModels(market, undefined, marks);
      await market.skips.forgetRepaired();
      if (searchRows) await searchMadeAfresh(market, searchRows);
      return { facts, problems };
    },
  };
}

function photosOf(photos: MarketWorkOptions['photos']): NonNullable<MarketWorkOptions['photos']> {
  if (!photos) throw new Error('This process has no photos');
  return photos;
}

/**
 * Resolves once the rows of search are rebuilt, by the process that owns them or, without an owner, by this one. Throws
 * the first failure.
 */
async function searchMadeAfresh(market: Market, { at, dataDir }: { at: string; dataDir: string }): Promise<void> {
  const failing = new AbortController();
  const { signal } = failing;
  const search = await openSearch(market, { dataDir, rowsAt: at, signal, onFailure: (error) => failing.abort(error) });
  await search.close();
  signal.throwIfAborted();
}
