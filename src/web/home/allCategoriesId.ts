/** The id of the section with all categories, the target of links to it. */
export const allCategoriesId = 'categories';
