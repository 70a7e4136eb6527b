import { featureOf, idOf } from '#machines/journal/lifecycle.ts';
import { statusesTagged } from '#machines/listing/listingStatus.ts';
import type { MemorySearch } from '#server/search/memorySearch.ts';
import { follow, type Subscription } from '#server/store/subscription.ts';
import type { StoredFact } from '#server/store/store.ts';
import { compiled } from '#server/store/sql.ts';
import type { Market } from '#server/market.ts';
import { searchDocument } from './searchDocuments.ts';
import { listedAfter, shownListings } from './shownListings.ts';

const chunk = 2000;
const listed = new Set(statusesTagged('listed'));

/**
 * Feeds search from the journal: first all ads that are listed, unless a snapshot holds them, then every fact after.
 * A fact only says which ad changed; what search is told is the ad's row, which is never older than the fact.
 */
export async function feedSearch(market: Market, search: MemorySearch): Promise<Subscription> {
  if (search.position === 0) await fill(market, search);
  return follow(market.store, {
    name: 'search',
    from: search.position,
    async handle(facts) {
      const ids = await changedListings(market, facts);
      const found = new Map((await shownListings(market, [...ids])).map((row) => [row.id, row]));
      for (const id of ids) {
        const row = found.get(id);
        if (row && listed.has(row.status)) search.apply({ kind: 'put', document: searchDocument(row) });
        else search.apply({ kind: 'remove', id });
      }
      search.position = facts.at(-1)!.position;
    },
  });
}

async function fill(market: Market, search: MemorySearch): Promise<void> {
  const position = await market.store.head();
  for (let after = ''; ;) {
    const rows = await listedAfter(market, after, chunk);
    search.putAll(rows.map(searchDocument));
    if (rows.length < chunk) break;
    after = rows.at(-1)!.id;
  }
  search.position = position;
}

/** The ads that facts are about; a seller's facts are about all of their ads. */
async function changedListings({ sql, store }: Market, facts: readonly StoredFact[]): Promise<ReadonlySet<string>> {
  const idsOf = (feature: string) =>
    facts.filter(({ stream }) => featureOf(stream) === feature).map(({ stream }) => idOf(stream));
  const sellers = idsOf('account');
  const theirs =
    sellers.length > 0
      ? await store.query<{ id: string }>(
          compiled(sql.selectFrom('listings').select('id').where('seller', 'in', sellers)),
        )
      : [];
  return new Set([...idsOf('listing'), ...theirs.map(({ id }) => id)]);
}
