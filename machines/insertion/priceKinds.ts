import { parentIdOf, realEstate } from '../market/categories/categoryTree.ts';
import { isPricedCategory } from '../market/categories/pricedCategories.ts';

/** The kinds of price in a category; empty if its listings have no price. */
export function priceKindsOf(category: number): readonly ('amount' | 'free' | 'onRequest')[] {
  if (!isPricedCategory(category)) return [];
  // Real estate cannot be free: a free home is a scam.
  return (parentIdOf(category) ?? category) === realEstate ? ['amount', 'onRequest'] : ['amount', 'free', 'onRequest'];
}
