import type { Language } from '#machines/market/language.ts';
import { isViewable, statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import type { ListingStatus } from '#machines/listing/lifecycle/listing.ts';
import { ownListingGroupOf } from '#machines/ownListings/ownListing.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { pathTo } from '#routes';
import { isReadable } from '../../listing/damagedRows.ts';
import type { ListingRow } from '../../listing/listingTables.ts';
import { sharedWords } from '../../search/answers/likeness.ts';

/** A listing of the same account that another one seems to repeat. */
export interface LikelyDuplicate {
  readonly id: string;
  readonly title: string;
  /** The path of the listing's page. If that is not public, the path of the list of own listings that contains it. */
  readonly path: string;
  readonly reason: 'title' | 'photo';
}

/** A listing that is being written, to be compared with the account's other listings. */
interface DuplicateQuery {
  readonly title: string;
  /** The subcategory; null before one is chosen: then only titles are compared. */
  readonly subcategory: number | null;
  readonly photos: readonly string[];
  /** The id of the listing that is being written, which is no duplicate of itself. */
  readonly but: string | null;
}

export const mostDuplicates = 5;

/** The most listings that are compared, newest first: companies have thousands, and repetitions come soon. */
const mostCompared = 500;

/** If two titles share at least this share of their words, they count as the same. */
const nearlyTheSame = 0.6;

/** Statuses of listings that may be duplicated: running or pending ones. */
const there: readonly ListingStatus[] = [...statusesTagged('running'), ...statusesTagged('pending')];

/**
 * Listings of an account that a new one seems to repeat. They share one of its photos, or have nearly the same title in
 * the same category. Those with a photo come first, then the newest.
 */
export async function likelyDuplicates(
  { sql, store }: Pick<Market, 'sql' | 'store'>,
  account: string,
  { title, subcategory, photos, but }: DuplicateQuery,
  language: Language,
): Promise<readonly LikelyDuplicate[]> {
  const own = sql
    .selectFrom('listings')
    .select(['id', 'title', 'language', 'category', 'images', 'status'])
    .where('seller', '=', account)
    .where('status', 'in', there)
    .where('id', '<>', but ?? '')
    .orderBy('drafted_at', 'desc')
    .orderBy('id')
    .limit(mostCompared);
  type Own = Pick<ListingRow, 'id' | 'title' | 'language' | 'category' | 'images' | 'status'>;
  const rows = (await store.query<Own>(compiled(own))).filter(isReadable);
  const written = Map.groupBy(rows, (row) => row.language);
  const byLanguage = new Map(Array.from(written.keys(), (spoken) => [spoken, { title, language: spoken }]));
  const isAlike = (row: Own) =>
    (subcategory === null || row.category === subcategory) &&
    sharedWords(byLanguage.get(row.language)!, row) >= nearlyTheSame;
  const brought = new Set(photos);
  const withPhoto = rows.filter(({ images }) => (JSON.parse(images) as string[]).some((name) => brought.has(name)));
  const others = rows.filter((row) => !withPhoto.includes(row) && isAlike(row));
  const toDuplicate = (reason: LikelyDuplicate['reason']) => (row: Own) => ({
    id: row.id,
    title: row.title,
    reason,
    path: isViewable(row.status)
      ? pathTo('listing', language, { id: row.id, slug: slugOf(row.title) })
      : pathTo('ownAds', language, { type: ownListingGroupOf(row.status) ?? 'active' }),
  });
  return [...withPhoto.map(toDuplicate('photo')), ...others.map(toDuplicate('title'))].slice(0, mostDuplicates);
}
