import type { ListingItem } from '#machines/listing/listingItem.ts';
import type { Language } from '#machines/market/language.ts';
import { pathTo } from '#routes';

/** The path of a listing's page. */
export function adAddress({ id, slug }: Pick<ListingItem, 'id' | 'slug'>, language: Language): string {
  return pathTo('listing', language, { id, slug });
}
