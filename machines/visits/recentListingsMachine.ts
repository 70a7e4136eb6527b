import type { CardItem } from '../listing/cardItem.ts';
import { fetchMachineOf } from '../market/api/fetchMachine.ts';

/** Listings viewed on this device: whether they are visible. */
export const recentListingsMachine = fetchMachineOf<readonly CardItem[]>({
  id: 'recentListings',
  description: 'Whether the listings viewed on this device are visible.',
});
