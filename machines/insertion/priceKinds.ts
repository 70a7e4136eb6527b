import { parentIdOf, realEstate } from '../market/categories/categoryTree.ts';
import { isPricedCategory } from '../market/categories/pricedCategories.ts';

/** The kinds of price that an ad of a category may have; none where nobody names a price. */
export function priceKindsOf(category: number): readonly ('amount' | 'free' | 'onRequest')[] {
  if (!isPricedCategory(category)) return [];
  // A home that is given away is a trap.
  return (parentIdOf(category) ?? category) === realEstate ? ['amount', 'onRequest'] : ['amount', 'free', 'onRequest'];
}
