import { fetchMachineOf } from '../market/api/fetchMachine.ts';
import type { BrandPage } from './brandPage.ts';

/** The page of a car brand: whether its cars are visible. */
export const brandPageMachine = fetchMachineOf<BrandPage>({
  id: 'brandPage',
  description: 'Whether the cars of a brand are visible.',
});
