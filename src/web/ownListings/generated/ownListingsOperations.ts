// Written by `npm run graphql` from src/web/ownListings/ownListingsOperations.graphql.
import type { Operation } from '../../api/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

/** The groups of the account’s listings. */
export type OwnListingGroup =
  /** They are running, or wait for a review or for the verification of the address. */
  | 'ACTIVE'
  /** They are paused, expired, sold or rejected. */
  | 'INACTIVE';

/** Where a thing was sold. */
export type SoldWhere =
  /** Through this market. */
  | 'HERE'
  /** Another way. */
  | 'ELSEWHERE'
  /** Its seller does not say. */
  | 'UNTOLD';

/** The commands on an own listing in its present state. */
export type OwnListingCommand =
  /** Change its content. */
  | 'EDIT'
  /** Change its price. */
  | 'REPRICE'
  /** Hide it. */
  | 'PAUSE'
  /** Make it public again. */
  | 'RESUME'
  /** Reserve it for a buyer. */
  | 'RESERVE'
  /** End the reservation. */
  | 'END_RESERVATION'
  /** Mark it as sold. */
  | 'SELL'
  /** Undo the sale. */
  | 'CANCEL_SALE'
  /** Start another term. */
  | 'RENEW'
  /** Remove it permanently. */
  | 'REMOVE';

export type OwnListingsQueryVariables = Exact<{
  group: OwnListingGroup;
  after?: string | null | undefined;
}>;


export type OwnListingsQuery = { readonly ownListings: { readonly endCursor: string | null, readonly listings: ReadonlyArray<{ readonly __typename: 'OwnListing', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: OwnListingStatus, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnListingCommand> }>, readonly counts: { readonly active: number, readonly inactive: number } } | null };

export type OwnListingRowQueryVariables = Exact<{
  id: string;
}>;


export type OwnListingRowQuery = { readonly me: { readonly publicAccountId: string } | null, readonly ownListing: { readonly __typename: 'OwnListing', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: OwnListingStatus, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnListingCommand> } | null };

export type PauseListingMutationVariables = Exact<{
  id: string;
}>;


export type PauseListingMutation = { readonly pauseListing:
    | { readonly __typename: 'OwnListing', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: OwnListingStatus, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnListingCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ResumeListingMutationVariables = Exact<{
  id: string;
}>;


export type ResumeListingMutation = { readonly resumeListing:
    | { readonly __typename: 'OwnListing', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: OwnListingStatus, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnListingCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ReserveListingMutationVariables = Exact<{
  id: string;
}>;


export type ReserveListingMutation = { readonly reserveListing:
    | { readonly __typename: 'OwnListing', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: OwnListingStatus, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnListingCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type EndReservationMutationVariables = Exact<{
  id: string;
}>;


export type EndReservationMutation = { readonly endReservation:
    | { readonly __typename: 'OwnListing', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: OwnListingStatus, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnListingCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type CancelSaleMutationVariables = Exact<{
  id: string;
}>;


export type CancelSaleMutation = { readonly cancelSale:
    | { readonly __typename: 'OwnListing', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: OwnListingStatus, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnListingCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type RenewListingMutationVariables = Exact<{
  id: string;
}>;


export type RenewListingMutation = { readonly renewListing:
    | { readonly __typename: 'OwnListing', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: OwnListingStatus, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnListingCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type RemoveListingMutationVariables = Exact<{
  id: string;
}>;


export type RemoveListingMutation = { readonly removeListing:
    | { readonly __typename: 'OwnListing', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: OwnListingStatus, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnListingCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type SellListingMutationVariables = Exact<{
  id: string;
  where: SoldWhere;
}>;


export type SellListingMutation = { readonly sellListing:
    | { readonly __typename: 'OwnListing', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: OwnListingStatus, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnListingCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type RepriceListingMutationVariables = Exact<{
  id: string;
  kind: string;
  price: string;
}>;


export type RepriceListingMutation = { readonly repriceListing:
    | { readonly __typename: 'OwnListing', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: OwnListingStatus, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnListingCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ListedOwnListingFragment = { readonly __typename: 'OwnListing', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: OwnListingStatus, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnListingCommand> };
export const OwnListings = "query OwnListings($group: OwnListingGroup!, $after: String) { ownListings(group: $group, after: $after) { listings { ...ListedOwnListing } endCursor counts { active inactive } } } fragment ListedOwnListing on OwnListing { __typename id title priceText priceKind francs status because picture category path expiresAt may }" as Operation<OwnListingsQuery, OwnListingsQueryVariables>;
export const OwnListingRow = "query OwnListingRow($id: ID!) { me { publicAccountId } ownListing(id: $id) { ...ListedOwnListing } } fragment ListedOwnListing on OwnListing { __typename id title priceText priceKind francs status because picture category path expiresAt may }" as Operation<OwnListingRowQuery, OwnListingRowQueryVariables>;
export const PauseListing = "mutation PauseListing($id: ID!) { pauseListing(id: $id) { ...ListedOwnListing ...Refusal } } fragment ListedOwnListing on OwnListing { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<PauseListingMutation, PauseListingMutationVariables>;
export const ResumeListing = "mutation ResumeListing($id: ID!) { resumeListing(id: $id) { ...ListedOwnListing ...Refusal } } fragment ListedOwnListing on OwnListing { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ResumeListingMutation, ResumeListingMutationVariables>;
export const ReserveListing = "mutation ReserveListing($id: ID!) { reserveListing(id: $id) { ...ListedOwnListing ...Refusal } } fragment ListedOwnListing on OwnListing { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ReserveListingMutation, ReserveListingMutationVariables>;
export const EndReservation = "mutation EndReservation($id: ID!) { endReservation(id: $id) { ...ListedOwnListing ...Refusal } } fragment ListedOwnListing on OwnListing { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<EndReservationMutation, EndReservationMutationVariables>;
export const CancelSale = "mutation CancelSale($id: ID!) { cancelSale(id: $id) { ...ListedOwnListing ...Refusal } } fragment ListedOwnListing on OwnListing { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<CancelSaleMutation, CancelSaleMutationVariables>;
export const RenewListing = "mutation RenewListing($id: ID!) { renewListing(id: $id) { ...ListedOwnListing ...Refusal } } fragment ListedOwnListing on OwnListing { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<RenewListingMutation, RenewListingMutationVariables>;
export const RemoveListing = "mutation RemoveListing($id: ID!) { removeListing(id: $id) { ...ListedOwnListing ...Refusal } } fragment ListedOwnListing on OwnListing { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<RemoveListingMutation, RemoveListingMutationVariables>;
export const SellListing = "mutation SellListing($id: ID!, $where: SoldWhere!) { sellListing(id: $id, where: $where) { ...ListedOwnListing ...Refusal } } fragment ListedOwnListing on OwnListing { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<SellListingMutation, SellListingMutationVariables>;
export const RepriceListing = "mutation RepriceListing($id: ID!, $kind: String!, $price: String!) { repriceListing(id: $id, kind: $kind, price: $price) { ...ListedOwnListing ...Refusal } } fragment ListedOwnListing on OwnListing { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<RepriceListingMutation, RepriceListingMutationVariables>;
