/**
 * What is suggested while somebody types, as the documents spell it, with its place among the others: lower comes first
 * (RECOMMENDATIONS-11 to 16). Of two with the same place, the one that stands first here does: one's own history before
 * what everybody looks at.
 */
export const suggestionPlaces = {
  correctkeyword: 0,
  historykeyword: 1,
  categoryItem: 10,
  gratiskeyword: 20,
  searchkeyword: 20,
  historycategory: 30,
  popcategory: 30,
  searchcategory: 40,
} as const;

export type SuggestionType = keyof typeof suggestionPlaces;

/** All of them, in the order in which they are shown. */
export const suggestionTypes = (Object.keys(suggestionPlaces) as SuggestionType[]).toSorted(
  (one, other) => suggestionPlaces[one] - suggestionPlaces[other],
);
