import { fetchMachineOf } from '../market/api/fetchMachine.ts';
import type { RealEstateHome } from './realEstateHome.ts';

/** The home of real estate: whether its listings are visible. */
export const realEstateHomeMachine = fetchMachineOf<RealEstateHome>({
  id: 'realEstateHome',
  description: 'Whether the listings of real estate are visible. The links work without them.',
});
