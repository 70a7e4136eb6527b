import { favouritesLifecycle } from '#machines/favourites/lifecycle/favouritesLifecycle.ts';
import { sharedFavouritesLifecycle } from '#machines/sharedFavourites/lifecycle/sharedFavouritesLifecycle.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import { exportedJournal, exportedJson } from '#server/account/leaving/exportedJournal.ts';
import type { ExportedFile } from '#server/marketFeature.ts';
import type { Market } from '#server/store/market.ts';

/** The journals of an account’s favourites and of the link to them; empty if the account never had any. */
export async function exportedFavourites(market: Market, account: string): Promise<readonly ExportedFile[]> {
  const journals = [
    { name: 'favourites.json', facts: await exportedJournal(market, streamOf(favouritesLifecycle, account)) },
    {
      name: 'sharedFavourites.json',
      facts: await exportedJournal(market, streamOf(sharedFavouritesLifecycle, account)),
    },
  ];
  return journals.flatMap(({ name, facts }) => (facts.length > 0 ? [{ name, content: exportedJson(facts) }] : []));
}
