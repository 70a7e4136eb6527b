import { fetchMachineOf } from '../market/api/fetchMachine.ts';
import type { RealEstateHome } from './realEstateHome.ts';

/** The home of real estate: whether its ads are in sight. */
export const realEstateHomeMachine = fetchMachineOf<RealEstateHome>({
  id: 'realEstateHome',
  description: 'Whether what there is of real estate is in sight. The ways on are there without it.',
});
