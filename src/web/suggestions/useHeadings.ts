import { useLingui } from '@lingui/react/macro';

import type { SuggestionType } from '#machines/suggestions/suggestionTypes.ts';

/** The heading of each type of suggestions. */
export function useHeadings(): Readonly<Record<SuggestionType, string>> {
  const { t } = useLingui();
  const [last, suggestions] = [
    t({ id: 'search.suggest.recent', message: 'Recent searches' }),
    t({ id: 'search.suggest', message: 'Suggestions' }),
  ];
  return {
    correctkeyword: t({ id: 'search.suggest.meant', message: 'Did you mean' }),
    historykeyword: last,
    categoryItem: suggestions,
    gratiskeyword: suggestions,
    searchkeyword: suggestions,
    historycategory: t({ id: 'search.suggest.recentCategories', message: 'Recent categories' }),
    popcategory: t({ id: 'search.suggest.popular', message: 'Popular categories' }),
    searchcategory: t({ id: 'ui.categories', message: 'Categories' }),
  };
}
