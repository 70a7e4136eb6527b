import { CategoryPills as Pills } from './CategoryPills.tsx';

export { AllCategories } from './AllCategories.tsx';

/** Only murmel has these links; for the other brand nothing is rendered. */
export const CategoryPills = __BRAND__ === 'murmel' ? Pills : () => null;
