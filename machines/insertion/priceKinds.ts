import { parentIdOf, realEstate } from '../market/categoryTree.ts';
import { isPriced } from '../market/pricedCategories.ts';

/** The kinds of price that an ad of a category may have; none where nobody names a price. */
export function priceKindsOf(category: number): readonly ('amount' | 'free' | 'onRequest')[] {
  const parent = parentIdOf(category) ?? category;
  if (!isPriced({ category: parent, subcategory: category })) return [];
  // A home that is given away is a trap.
  return parent === realEstate ? ['amount', 'onRequest'] : ['amount', 'free', 'onRequest'];
}
