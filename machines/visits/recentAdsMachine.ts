import type { AdCard } from '../listing/adCard.ts';
import { fetchMachineOf } from '../market/api/fetchMachine.ts';

/** Ads seen on this device: whether they are in sight. */
export const recentAdsMachine = fetchMachineOf<readonly AdCard[]>({
  id: 'recentAds',
  description: 'Whether the ads that were seen on this device are in sight.',
});
