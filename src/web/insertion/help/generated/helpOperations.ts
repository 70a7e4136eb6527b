// Written by `npm run graphql` from src/web/insertion/help/helpOperations.graphql.
import type { Operation } from '../../../api/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The value of a field of the insertion form. */
export type FieldValue = {
  /** The key of the field: `title`. */
  readonly key: string;
  /** As typed; `true` or `false` for a switch. */
  readonly value: string;
};

/** The common properties of two listings of a seller. */
export type DuplicateReason =
  /** Nearly the same title. */
  | 'TITLE'
  /** A photo. */
  | 'PHOTO';

export type InsertionHelpQueryVariables = Exact<{
  title: string;
  category?: number | null | undefined;
  subcategory?: number | null | undefined;
  priced: number;
  values: ReadonlyArray<FieldValue> | FieldValue;
  photos: ReadonlyArray<string> | string;
  but?: string | null | undefined;
  userIdentifier?: string | null | undefined;
  asksPrice: boolean;
  asksRest: boolean;
}>;


export type InsertionHelpQuery = { readonly categoryGuesses?: ReadonlyArray<{ readonly category: number, readonly subcategory: number, readonly reason: string }>, readonly titleSuggestions?: ReadonlyArray<{ readonly id: string, readonly text: string }>, readonly likelyDuplicates?: ReadonlyArray<{ readonly id: string, readonly title: string, readonly path: string, readonly reason: DuplicateReason }>, readonly priceBand?: { readonly low: number, readonly median: number, readonly high: number, readonly sample: number } | null };

export type InsertionSuggestionClickMutationVariables = Exact<{
  id: string;
  userIdentifier?: string | null | undefined;
}>;


export type InsertionSuggestionClickMutation = { readonly insertionSuggestionClick: { readonly success: boolean } };

export type InsertionSuggestionDeleteMutationVariables = Exact<{
  id: string;
  userIdentifier?: string | null | undefined;
}>;


export type InsertionSuggestionDeleteMutation = { readonly insertionSuggestionDelete: { readonly success: boolean } };
export const InsertionHelp = "query InsertionHelp($title: String!, $category: Int, $subcategory: Int, $priced: Int!, $values: [FieldValue!]!, $photos: [String!]!, $but: ID, $userIdentifier: String, $asksPrice: Boolean!, $asksRest: Boolean!) { categoryGuesses(title: $title) @include(if: $asksRest) { category subcategory reason } titleSuggestions( title: $title category: $category userIdentifier: $userIdentifier ) @include(if: $asksRest) { id text } likelyDuplicates( title: $title subcategory: $subcategory photos: $photos but: $but ) @include(if: $asksRest) { id title path reason } priceBand(subcategory: $priced, values: $values) @include(if: $asksPrice) { low median high sample } }" as Operation<InsertionHelpQuery, InsertionHelpQueryVariables>;
export const InsertionSuggestionClick = "mutation InsertionSuggestionClick($id: ID!, $userIdentifier: String) { insertionSuggestionClick(id: $id, userIdentifier: $userIdentifier) { success } }" as Operation<InsertionSuggestionClickMutation, InsertionSuggestionClickMutationVariables>;
export const InsertionSuggestionDelete = "mutation InsertionSuggestionDelete($id: ID!, $userIdentifier: String) { insertionSuggestionDelete(id: $id, userIdentifier: $userIdentifier) { success } }" as Operation<InsertionSuggestionDeleteMutation, InsertionSuggestionDeleteMutationVariables>;
