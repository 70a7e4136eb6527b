// Written by `npm run graphql` from src/web/account/renewal/renewalOperations.graphql.
import type { Operation } from '../../../api/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RenewByLinkMutationVariables = Exact<{
  token: string;
}>;


export type RenewByLinkMutation = { readonly renewByLink:
    | { readonly __typename: 'RenewedListing', readonly title: string, readonly path: string | null, readonly expiresAt: string }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };
export const RenewByLink = "mutation RenewByLink($token: String!) { renewByLink(token: $token) { __typename ... on RenewedListing { title path expiresAt } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<RenewByLinkMutation, RenewByLinkMutationVariables>;
