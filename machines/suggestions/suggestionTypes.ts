/**
 * The types of suggestions, in the documents' spelling, with their ranks: lower comes first (RECOMMENDATIONS-11 to 16).
 * Types of the same rank follow the order here: the user's history before popular searches.
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

/** All types, in display order. */
export const suggestionTypes = (Object.keys(suggestionPlaces) as SuggestionType[]).toSorted(
  (one, other) => suggestionPlaces[one] - suggestionPlaces[other],
);
