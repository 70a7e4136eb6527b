import { fetchMachineOf } from '../market/api/fetchMachine.ts';
import type { CategoryPage } from './categoryPage.ts';

/** The landing page of a category: whether its listings are visible. */
export const categoryPageMachine = fetchMachineOf<CategoryPage>({
  id: 'categoryPage',
  description: 'Whether the listings of a category are visible. The links work without them.',
});
