import { chunk } from '../chunks/chunk.ts';
import { lazyView } from '../chunks/lazyView.tsx';

/** The links to categories, each with an icon. */
export const homeParts = chunk(() => import('./homeParts.ts'));

export const LazyAllCategories = lazyView(homeParts, ({ AllCategories }) => AllCategories);

export const LazyCategoryPills = lazyView(homeParts, ({ CategoryPills }) => CategoryPills);
