import { importListings } from '../import/importListings.ts';
import { importLocalities } from '../import/importLocalities.ts';
import { rebuildReadModels } from '../store/rebuild.ts';
import type { Market } from '../market.ts';

export type MarketWork = ReturnType<typeof marketWork>;

/** The work that commands of the shell have done by whoever owns the journals; a server also hears that places changed. */
export function marketWork(market: Market, { placesChanged }: { placesChanged?: () => Promise<void> } = {}) {
  return {
    ping: async (_nothing: null) => ({ alive: true }),
    importListings: (batch: Parameters<typeof importListings>[1]) => importListings(market, batch),
    async importLocalities(directory: Parameters<typeof importLocalities>[1]) {
      const counts = await importLocalities(market, directory);
      await placesChanged?.();
      return counts;
    },
    rebuild: async (_nothing: null) => ({ facts: await rebuildReadModels(market) }),
  };
}
