import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { filterTerm } from '../../filterTerms.ts';
import type { SearchDocument } from '../../searchPort.ts';

/** The terms that find promoted listings in a category. All promoted listings have `filterTerm.gallery`. */
export function promotedTerms({ gallery, category, topCategory }: SearchDocument): string[] {
  return gallery ? [promotedIn(filterTerm.category(category)), promotedIn(filterTerm.topCategory(topCategory))] : [];
}

/** The index term of promoted listings in the category that the search is limited to. */
export function promotedTerm({ category, subcategory }: SearchFilter): string {
  if (subcategory !== undefined) return promotedIn(filterTerm.category(subcategory));
  return category === undefined ? filterTerm.gallery : promotedIn(filterTerm.topCategory(category));
}

function promotedIn(term: string): string {
  return `gallery ${term}`;
}
