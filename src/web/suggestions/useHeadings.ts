import { useLingui } from '@lingui/react/macro';

import type { SuggestionType } from '#machines/suggestions/suggestionTypes.ts';

/** The heading of each type of suggestions. */
export function useHeadings(): Readonly<Record<SuggestionType, string>> {
  const { t } = useLingui();
  const [last, suggestions] = [t`Searched last`, t`Suggestions`];
  return {
    correctkeyword: t`Did you mean`,
    historykeyword: last,
    categoryItem: suggestions,
    gratiskeyword: suggestions,
    searchkeyword: suggestions,
    historycategory: t`Categories you searched last`,
    popcategory: t`Popular categories`,
    searchcategory: t`Categories`,
  };
}
