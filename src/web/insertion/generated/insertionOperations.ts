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
export type AdStanding =
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

export type OwnAdQueryVariables = Exact<{
  id: string;
}>;


export type OwnAdQuery = { readonly ownAd: { readonly changedAt: string, readonly content: { readonly photos: ReadonlyArray<string>, readonly values: ReadonlyArray<{ readonly key: string, readonly value: string }> } } | null };

export type OwnAdStandingQueryVariables = Exact<{
  id: string;
}>;


export type OwnAdStandingQuery = { readonly ownAd: { readonly status: AdStanding } | null };

export type ReviseAdMutationVariables = Exact<{
  id: string;
  values: ReadonlyArray<FieldValue> | FieldValue;
  photos: ReadonlyArray<string> | string;
}>;


export type ReviseAdMutation = { readonly reviseAd:
    | { readonly __typename: 'OwnAd', readonly id: string, readonly status: AdStanding }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type PublishAdMutationVariables = Exact<{
  draft: string;
  values: ReadonlyArray<FieldValue> | FieldValue;
  photos: ReadonlyArray<string> | string;
}>;


export type PublishAdMutation = { readonly publishAd:
    | { readonly __typename: 'AdTaken', readonly id: string, readonly status: AdStanding }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type InsertionQuotaQueryVariables = Exact<{
  category: number;
}>;


export type InsertionQuotaQuery = { readonly insertionQuota: { readonly running: number, readonly most: number | null } | null };
export const OwnAd = "query OwnAd($id: ID!) { ownAd(id: $id) { changedAt content { values { key value } photos } } }" as Operation<OwnAdQuery, OwnAdQueryVariables>;
export const OwnAdStanding = "query OwnAdStanding($id: ID!) { ownAd(id: $id) { status } }" as Operation<OwnAdStandingQuery, OwnAdStandingQueryVariables>;
export const ReviseAd = "mutation ReviseAd($id: ID!, $values: [FieldValue!]!, $photos: [String!]!) { reviseAd(id: $id, values: $values, photos: $photos) { __typename ... on OwnAd { id status } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ReviseAdMutation, ReviseAdMutationVariables>;
export const PublishAd = "mutation PublishAd($draft: ID!, $values: [FieldValue!]!, $photos: [String!]!) { publishAd(draft: $draft, values: $values, photos: $photos) { __typename ... on AdTaken { id status } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<PublishAdMutation, PublishAdMutationVariables>;
export const InsertionQuota = "query InsertionQuota($category: Int!) { insertionQuota(category: $category) { running most } }" as Operation<InsertionQuotaQuery, InsertionQuotaQueryVariables>;
