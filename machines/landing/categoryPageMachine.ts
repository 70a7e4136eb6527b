import { fetchMachineOf } from '../market/api/fetchMachine.ts';
import type { CategoryPage } from './categoryPage.ts';

/** The landing page of a category: whether its ads are in sight. */
export const categoryPageMachine = fetchMachineOf<CategoryPage>({
  id: 'categoryPage',
  description: 'Whether what there is in a category is in sight. The ways on are there without it.',
});
