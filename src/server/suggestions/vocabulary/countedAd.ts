import { carBrandName } from '#machines/market/parameters/carBrands.ts';
import { compiled } from '#server/store/sql.ts';
import type { Market } from '#server/store/market.ts';
import { whereListed } from '../../listing/adsSeen.ts';
import type { ListingRow } from '../../listing/listingTables.ts';
import { searchedParameters } from '../../listing/searchedParameters.ts';

/** What of an ad's row the vocabulary is made of. */
export type CountedAd = Pick<
  ListingRow,
  'id' | 'title' | 'language' | 'category' | 'price' | 'parameters' | 'locality'
>;

type Reader = Pick<Market, 'sql' | 'store'>;

/** At most `limit` ads that search shows, by id after `afterId`: a way through all of them. */
export function countedAfter({ sql, store }: Reader, afterId: string, limit: number): Promise<readonly CountedAd[]> {
  return store.query<CountedAd>(
    compiled(counted(sql).where('listings.id', '>', afterId).orderBy('listings.id').limit(limit)),
  );
}

/** Those of these ads that search shows. */
export async function countedNow({ sql, store }: Reader, ids: readonly string[]): Promise<readonly CountedAd[]> {
  if (ids.length === 0) return [];
  return store.query<CountedAd>(compiled(counted(sql).where('listings.id', 'in', [...ids])));
}

function counted(sql: Reader['sql']) {
  return sql
    .selectFrom('listings')
    .innerJoin('accounts', 'accounts.id', 'listings.seller')
    .select(['listings.id', 'title', 'language', 'category', 'price', 'parameters', 'locality'])
    .where(whereListed);
}

/** What an ad calls its thing: its title, and make and model as one writes them, of cars by their line, as they are searched. */
export function namesOf({ title, parameters }: CountedAd): readonly string[] {
  const { brand, make, model } = searchedParameters(
    JSON.parse(parameters) as Readonly<Record<string, string | number>>,
  );
  const thing = [carBrandName(brand) ?? make, model].filter((name) => typeof name === 'string').join(' ');
  return thing === '' ? [title] : [title, thing];
}
