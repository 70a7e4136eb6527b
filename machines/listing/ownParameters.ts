import type { ListingParameter } from './listingItem.ts';

/**
 * The parameters of a listing without those of every listing (LISTING-7): for views that show type and price elsewhere.
 */
export function ownParameters(parameters: readonly ListingParameter[]): ListingParameter[] {
  return parameters.filter(({ key }) => key !== 'type' && key !== 'price');
}
