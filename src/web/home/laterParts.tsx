import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** The links to categories, each with an icon. */
export const homeParts = chunk(() => import('./homeParts.ts'));

export const LaterAllCategories = laterView(homeParts, ({ AllCategories }) => AllCategories);

export const LaterCategoryPills = laterView(homeParts, ({ CategoryPills }) => CategoryPills);
