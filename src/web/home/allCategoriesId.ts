/** The target of the links to all categories. */
export const allCategoriesId = 'categories';
