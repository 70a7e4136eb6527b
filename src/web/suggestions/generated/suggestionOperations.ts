// Written by `npm run graphql` from src/web/suggestions/suggestionOperations.graphql.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The types of suggestions, in display order. */
export type SearchSuggestionType =
  /** The typed text, with a typing error corrected. */
  | 'correctkeyword'
  /** A text from the user's history. */
  | 'historykeyword'
  /** A text, in the category with most of its listings. */
  | 'categoryItem'
  /** A text, among free things. */
  | 'gratiskeyword'
  /** A text. */
  | 'searchkeyword'
  /** A category from the user's history. */
  | 'historycategory'
  /** A category with many listings. */
  | 'popcategory'
  /** A category whose name matches the text. */
  | 'searchcategory';

export type SearchSuggestionsQueryVariables = Exact<{
  query: string;
  first: number;
  userIdentifier?: string | null | undefined;
}>;


export type SearchSuggestionsQuery = { readonly searchSuggestions: { readonly suggestionGroups: ReadonlyArray<{ readonly type: SearchSuggestionType, readonly suggestions: ReadonlyArray<{ readonly searchSuggestionID: string, readonly type: SearchSuggestionType, readonly searchToken: string, readonly labelTitleHighlighted: ReadonlyArray<string>, readonly labelDescription: string | null, readonly deletable: boolean }> }> } };

export type SearchSuggestionClickMutationVariables = Exact<{
  searchSuggestionID: string;
  userIdentifier?: string | null | undefined;
}>;


export type SearchSuggestionClickMutation = { readonly searchSuggestionClick: { readonly success: boolean } };

export type SearchSuggestionDeleteMutationVariables = Exact<{
  searchSuggestionID: string;
}>;


export type SearchSuggestionDeleteMutation = { readonly searchSuggestionDelete: { readonly success: boolean } };

export type SearchSubmittedMutationVariables = Exact<{
  searchToken: string;
  userIdentifier: string;
}>;


export type SearchSubmittedMutation = { readonly searchSubmitted: { readonly success: boolean } };

export type SearchHistoryClearMutationVariables = Exact<{
  userIdentifier: string;
}>;


export type SearchHistoryClearMutation = { readonly searchHistoryClear: { readonly success: boolean } };


export const SearchSuggestions = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userIdentifier"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"userIdentifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userIdentifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestionGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSuggestionID"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"searchToken"}},{"kind":"Field","name":{"kind":"Name","value":"labelTitleHighlighted"}},{"kind":"Field","name":{"kind":"Name","value":"labelDescription"}},{"kind":"Field","name":{"kind":"Name","value":"deletable"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export const SearchSuggestionClick = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SearchSuggestionClick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchSuggestionID"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userIdentifier"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSuggestionClick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchSuggestionID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchSuggestionID"}}},{"kind":"Argument","name":{"kind":"Name","value":"userIdentifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userIdentifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<SearchSuggestionClickMutation, SearchSuggestionClickMutationVariables>;
export const SearchSuggestionDelete = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SearchSuggestionDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchSuggestionID"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSuggestionDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchSuggestionID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchSuggestionID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<SearchSuggestionDeleteMutation, SearchSuggestionDeleteMutationVariables>;
export const SearchSubmitted = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SearchSubmitted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchToken"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userIdentifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSubmitted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchToken"}}},{"kind":"Argument","name":{"kind":"Name","value":"userIdentifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userIdentifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<SearchSubmittedMutation, SearchSubmittedMutationVariables>;
export const SearchHistoryClear = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SearchHistoryClear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userIdentifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchHistoryClear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userIdentifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userIdentifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<SearchHistoryClearMutation, SearchHistoryClearMutationVariables>;
