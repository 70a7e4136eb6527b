import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** The ways in by category: links, with an icon for each. */
export const homeParts = chunk(() => import('./homeParts.ts'));

export const LaterAllCategories = laterView(homeParts, ({ AllCategories }) => AllCategories);

export const LaterCategoryPills = laterView(homeParts, ({ CategoryPills }) => CategoryPills);
