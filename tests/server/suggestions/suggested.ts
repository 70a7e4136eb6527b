import { expect } from 'vitest';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import type { suggestionPlaces } from '#machines/suggestions/suggestionTypes.ts';
import { filterFromToken } from '#market/addresses/searchToken.ts';
import type { graphqlOf } from '#tests/drivers/server/graphql.ts';

/** A suggestion in the form in which clients receive it. */
export interface SuggestionAnswer {
  readonly searchSuggestionID: string;
  readonly type: keyof typeof suggestionPlaces;
  readonly searchToken: string;
  readonly labelTitleHighlighted: readonly string[];
  readonly labelDescription: string | null;
  readonly deletable: boolean;
}

/** The GraphQL query that requests suggestions. */
export const suggesting = `query SearchSuggestions($query: String!, $first: Int, $userIdentifier: String) {
  searchSuggestions(query: $query, first: $first, userIdentifier: $userIdentifier) {
    suggestionGroups {
      type
      suggestions { searchSuggestionID type searchToken labelTitleHighlighted labelDescription deletable }
    }
  }
}`;

/** Requests the groups of suggestions for a text from a server. */
export async function groupsFor(ask: ReturnType<typeof graphqlOf>, query: string, variables: object, language: string) {
  const answer = await ask(suggesting, {
    variables: { first: 10, query, ...variables },
    headers: { 'accept-language': language },
  });
  expect(answer.errors).toEqual([]);
  return answer.data.searchSuggestions.suggestionGroups as readonly {
    readonly type: SuggestionAnswer['type'];
    readonly suggestions: readonly SuggestionAnswer[];
  }[];
}

export const label = ({ labelTitleHighlighted }: SuggestionAnswer) => labelTitleHighlighted.join('');
export const ofType = (all: readonly SuggestionAnswer[], type: SuggestionAnswer['type']) =>
  all.filter((one) => one.type === type);
export const labels = (all: readonly SuggestionAnswer[], type: SuggestionAnswer['type']) =>
  ofType(all, type).map(label);
export const search = ({ searchToken }: SuggestionAnswer) => filterFromToken(searchToken)!;

const sofa = { ...bike, category: 3020, parameters: {} };
const pram = { ...bike, category: 4310, parameters: {} };

/** The ads of a market on which the suggestions are tested. */
export const suggestedListings = [
  { ...bike, title: 'Velo Damen' },
  { ...bike, title: 'Velo Herren 28 Zoll' },
  { ...bike, title: 'VELO Anhänger', price: { kind: 'free' } as const },
  { ...sofa, title: 'Sofa rot' },
  { ...sofa, title: 'Sofa blau' },
  { ...pram, title: 'Kinderwagen Bugaboo' },
  { ...pram, title: 'Kinderwagen' },
  { ...pram, title: 'Rotes Velo für Kinder' },
];
