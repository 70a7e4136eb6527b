import type { AdCard } from '../listing/adCard.ts';
import { fetchMachineOf } from '../market/api/fetchMachine.ts';

/** Listings viewed on this device: whether they are visible. */
export const recentAdsMachine = fetchMachineOf<readonly AdCard[]>({
  id: 'recentAds',
  description: 'Whether the listings viewed on this device are visible.',
});
