import type { SearchDocument } from './searchPort.ts';

/**
 * Filters are terms too, so that the ads of a category are found as those of a word are. No word has a sign in it, so
 * none is taken for one of these.
 */
export const filterTerm = {
  category: (id: number) => `category=${id}`,
  topCategory: (id: number) => `top=${id}`,
  region: (code: number) => `region=${code}`,
  gallery: 'gallery=1',
};

/** Whether a term is one of these. */
export function isFilterTerm(term: string): boolean {
  return term.includes('=');
}

/** The terms of filters that a document has: what `filterTerm` makes of the filters that find it. */
export function filterTerms({ category, topCategory, region, gallery }: SearchDocument): string[] {
  return [
    filterTerm.category(category),
    filterTerm.topCategory(topCategory),
    ...(region === null ? [] : [filterTerm.region(region)]),
    ...(gallery ? [filterTerm.gallery] : []),
  ];
}
