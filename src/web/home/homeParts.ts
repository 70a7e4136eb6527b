import { CategoryPills as Pills } from './CategoryPills.tsx';

export { AllCategories } from './AllCategories.tsx';

/** murmel's alone. */
export const CategoryPills = __BRAND__ === 'murmel' ? Pills : () => null;
