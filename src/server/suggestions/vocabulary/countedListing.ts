import { carBrandName } from '#machines/market/parameters/carBrands.ts';
import { compiled } from '#server/store/sql.ts';
import type { Market } from '#server/store/market.ts';
import { whereListed } from '../../listing/listingVisibility.ts';
import type { ListingRow } from '../../listing/listingTables.ts';
import { searchedParameters } from '../../listing/searchedParameters.ts';

/** The columns of a listing's row that the vocabulary uses. */
export type CountedListing = Pick<
  ListingRow,
  'id' | 'title' | 'language' | 'category' | 'price' | 'parameters' | 'locality'
>;

type Reader = Pick<Market, 'sql' | 'store'>;

/** At most `limit` visible listings, by id after `afterId`, to page through all of them. */
export function countedAfter(
  { sql, store }: Reader,
  afterId: string,
  limit: number,
): Promise<readonly CountedListing[]> {
  return store.query<CountedListing>(
    compiled(counted(sql).where('listings.id', '>', afterId).orderBy('listings.id').limit(limit)),
  );
}

/** The visible listings among these ids. */
export async function countedNow({ sql, store }: Reader, ids: readonly string[]): Promise<readonly CountedListing[]> {
  if (ids.length === 0) return [];
  return store.query<CountedListing>(compiled(counted(sql).where('listings.id', 'in', [...ids])));
}

function counted(sql: Reader['sql']) {
  return sql
    .selectFrom('listings')
    .innerJoin('accounts', 'accounts.id', 'listings.seller')
    .select(['listings.id', 'title', 'language', 'category', 'price', 'parameters', 'locality'])
    .where(whereListed);
}

/**
 * The texts that name a listing's thing: its title, and make and model as commonly written. Cars use the line of the
 * model.
 */
export function namesOf({ title, parameters }: CountedListing): readonly string[] {
  const { brand, make, model } = searchedParameters(
    JSON.parse(parameters) as Readonly<Record<string, string | number>>,
  );
  const thing = [carBrandName(brand) ?? make, model].filter((name) => typeof name === 'string').join(' ');
  return thing === '' ? [title] : [title, thing];
}
