// Written by `npm run graphql` from src/web/insertion/insertionOperations.graphql.
import type { Operation } from '../../api/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The value of a field of the insertion form. */
export type FieldValue = {
  /** The key of the field: `title`. */
  readonly key: string;
  /** As typed; `true` or `false` for a switch. */
  readonly value: string;
};

/** The status of a listing, for its seller. */
export type OwnListingStatus =
  /** It has not been submitted yet. */
  | 'DRAFT'
  /** It waits until the address of its seller is verified. */
  | 'AWAITING_VERIFICATION'
  /** A moderator is reviewing it. */
  | 'IN_REVIEW'
  /** A moderator has rejected it. */
  | 'REJECTED'
  /** It is public. */
  | 'ACTIVE'
  /** Its seller has hidden it for a while. */
  | 'PAUSED'
  /** It is reserved for a buyer. */
  | 'RESERVED'
  /** It is sold. */
  | 'SOLD'
  /** Its term is over. */
  | 'EXPIRED'
  /** It was removed. */
  | 'REMOVED';

export type OwnListingQueryVariables = Exact<{
  id: string;
}>;


export type OwnListingQuery = { readonly ownListing: { readonly changedAt: string, readonly content: { readonly photos: ReadonlyArray<string>, readonly values: ReadonlyArray<{ readonly key: string, readonly value: string }> } } | null };

export type StatusOfOwnListingQueryVariables = Exact<{
  id: string;
}>;


export type StatusOfOwnListingQuery = { readonly ownListing: { readonly status: OwnListingStatus } | null };

export type ReviseListingMutationVariables = Exact<{
  id: string;
  values: ReadonlyArray<FieldValue> | FieldValue;
  photos: ReadonlyArray<string> | string;
}>;


export type ReviseListingMutation = { readonly reviseListing:
    | { readonly __typename: 'OwnListing', readonly id: string, readonly status: OwnListingStatus }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type PublishListingMutationVariables = Exact<{
  draft: string;
  values: ReadonlyArray<FieldValue> | FieldValue;
  photos: ReadonlyArray<string> | string;
}>;


export type PublishListingMutation = { readonly publishListing:
    | { readonly __typename: 'SubmittedListing', readonly id: string, readonly status: OwnListingStatus }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type InsertionQuotaQueryVariables = Exact<{
  category: number;
}>;


export type InsertionQuotaQuery = { readonly insertionQuota: { readonly running: number, readonly most: number | null } | null };
export const OwnListing = "query OwnListing($id: ID!) { ownListing(id: $id) { changedAt content { values { key value } photos } } }" as Operation<OwnListingQuery, OwnListingQueryVariables>;
export const StatusOfOwnListing = "query StatusOfOwnListing($id: ID!) { ownListing(id: $id) { status } }" as Operation<StatusOfOwnListingQuery, StatusOfOwnListingQueryVariables>;
export const ReviseListing = "mutation ReviseListing($id: ID!, $values: [FieldValue!]!, $photos: [String!]!) { reviseListing(id: $id, values: $values, photos: $photos) { __typename ... on OwnListing { id status } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ReviseListingMutation, ReviseListingMutationVariables>;
export const PublishListing = "mutation PublishListing($draft: ID!, $values: [FieldValue!]!, $photos: [String!]!) { publishListing(draft: $draft, values: $values, photos: $photos) { __typename ... on SubmittedListing { id status } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<PublishListingMutation, PublishListingMutationVariables>;
export const InsertionQuota = "query InsertionQuota($category: Int!) { insertionQuota(category: $category) { running most } }" as Operation<InsertionQuotaQuery, InsertionQuotaQueryVariables>;
