import type { ListingItem } from '#machines/listing/listingItem.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';

/** The filter for all listings in the category of a listing. */
export function categoryFilter({
  id,
  parent_id,
}: ListingItem['category_info']): Pick<SearchFilter, 'category' | 'subcategory'> {
  return parent_id === null ? { category: id } : { category: parent_id, subcategory: id };
}
