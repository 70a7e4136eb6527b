import { CategoryPills as Pills } from './CategoryPills.tsx';

export { AllCategories } from './AllCategories.tsx';

/** Only murmel has them. */
export const CategoryPills = __BRAND__ === 'murmel' ? Pills : () => null;
