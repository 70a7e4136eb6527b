import type { SearchDocument } from './searchPort.ts';

/**
 * Filters are indexed as terms, so a category is looked up as a word is. Words never contain `=`, so the two cannot
 * collide.
 */
export const filterTerm = {
  category: (id: number) => `category=${id}`,
  topCategory: (id: number) => `top=${id}`,
  region: (code: number) => `region=${code}`,
  gallery: 'gallery=1',
};

/** Whether an index term is a filter term, such as that of a category, rather than a word. */
export function isFilterTerm(term: string): boolean {
  return term.includes('=');
}

/** The filter terms of a document. */
export function filterTerms({ category, topCategory, region, gallery }: SearchDocument): string[] {
  return [
    filterTerm.category(category),
    filterTerm.topCategory(topCategory),
    ...(region === null ? [] : [filterTerm.region(region)]),
    ...(gallery ? [filterTerm.gallery] : []),
  ];
}
