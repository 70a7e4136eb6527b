// Written by `npm run graphql` from src/web/draft/draftOperations.graphql.
import type { Operation } from '../../api/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MyDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDraftsQuery = { readonly myDrafts: ReadonlyArray<{ readonly id: string, readonly facts: ReadonlyArray<string> }> | null };

export type SaveDraftMutationVariables = Exact<{
  id: string;
  facts: ReadonlyArray<string> | string;
  after: number;
}>;


export type SaveDraftMutation = { readonly saveDraft:
    | { readonly __typename: 'SavedDraft', readonly facts: ReadonlyArray<string>, readonly version: number }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };
export const MyDrafts = "query MyDrafts { myDrafts { id facts } }" as Operation<MyDraftsQuery, MyDraftsQueryVariables>;
export const SaveDraft = "mutation SaveDraft($id: ID!, $facts: [String!]!, $after: Int!) { saveDraft(id: $id, facts: $facts, after: $after) { __typename ... on SavedDraft { facts version } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<SaveDraftMutation, SaveDraftMutationVariables>;
