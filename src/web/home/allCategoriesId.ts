/** Where the links to all categories lead. */
export const allCategoriesId = 'categories';
