import type { AdItem } from '#machines/listing/adItem.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';

/** The search for all listings of a listing's category. */
export function categoryFilter({
  id,
  parent_id,
}: AdItem['category_info']): Pick<SearchFilter, 'category' | 'subcategory'> {
  return parent_id === null ? { category: id } : { category: parent_id, subcategory: id };
}
