// Written by `npm run graphql` from src/web/ownAds/ownAdsOperations.graphql.
import type { Operation } from '../../api/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

/** The groups of the account’s listings. */
export type OwnAdGroup =
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
export type OwnAdCommand =
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

export type MyAdsQueryVariables = Exact<{
  group: OwnAdGroup;
  after?: string | null | undefined;
}>;


export type MyAdsQuery = { readonly myAds: { readonly endCursor: string | null, readonly ads: ReadonlyArray<{ readonly __typename: 'OwnAd', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: AdStanding, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnAdCommand> }>, readonly counts: { readonly active: number, readonly inactive: number } } | null };

export type AdOfMineQueryVariables = Exact<{
  id: string;
}>;


export type AdOfMineQuery = { readonly me: { readonly publicAccountId: string } | null, readonly ownAd: { readonly __typename: 'OwnAd', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: AdStanding, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnAdCommand> } | null };

export type PauseAdMutationVariables = Exact<{
  id: string;
}>;


export type PauseAdMutation = { readonly pauseAd:
    | { readonly __typename: 'OwnAd', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: AdStanding, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnAdCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ResumeAdMutationVariables = Exact<{
  id: string;
}>;


export type ResumeAdMutation = { readonly resumeAd:
    | { readonly __typename: 'OwnAd', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: AdStanding, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnAdCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ReserveAdMutationVariables = Exact<{
  id: string;
}>;


export type ReserveAdMutation = { readonly reserveAd:
    | { readonly __typename: 'OwnAd', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: AdStanding, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnAdCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type EndReservationMutationVariables = Exact<{
  id: string;
}>;


export type EndReservationMutation = { readonly endReservation:
    | { readonly __typename: 'OwnAd', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: AdStanding, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnAdCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type CancelSaleMutationVariables = Exact<{
  id: string;
}>;


export type CancelSaleMutation = { readonly cancelSale:
    | { readonly __typename: 'OwnAd', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: AdStanding, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnAdCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type RenewAdMutationVariables = Exact<{
  id: string;
}>;


export type RenewAdMutation = { readonly renewAd:
    | { readonly __typename: 'OwnAd', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: AdStanding, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnAdCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type RemoveAdMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAdMutation = { readonly removeAd:
    | { readonly __typename: 'OwnAd', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: AdStanding, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnAdCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type SellAdMutationVariables = Exact<{
  id: string;
  where: SoldWhere;
}>;


export type SellAdMutation = { readonly sellAd:
    | { readonly __typename: 'OwnAd', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: AdStanding, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnAdCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type RepriceAdMutationVariables = Exact<{
  id: string;
  kind: string;
  price: string;
}>;


export type RepriceAdMutation = { readonly repriceAd:
    | { readonly __typename: 'OwnAd', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: AdStanding, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnAdCommand> }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ListedOwnAdFragment = { readonly __typename: 'OwnAd', readonly id: string, readonly title: string, readonly priceText: string, readonly priceKind: string, readonly francs: number | null, readonly status: AdStanding, readonly because: string | null, readonly picture: string | null, readonly category: number, readonly path: string | null, readonly expiresAt: string | null, readonly may: ReadonlyArray<OwnAdCommand> };
export const MyAds = "query MyAds($group: OwnAdGroup!, $after: String) { myAds(group: $group, after: $after) { ads { ...ListedOwnAd } endCursor counts { active inactive } } } fragment ListedOwnAd on OwnAd { __typename id title priceText priceKind francs status because picture category path expiresAt may }" as Operation<MyAdsQuery, MyAdsQueryVariables>;
export const AdOfMine = "query AdOfMine($id: ID!) { me { publicAccountId } ownAd(id: $id) { ...ListedOwnAd } } fragment ListedOwnAd on OwnAd { __typename id title priceText priceKind francs status because picture category path expiresAt may }" as Operation<AdOfMineQuery, AdOfMineQueryVariables>;
export const PauseAd = "mutation PauseAd($id: ID!) { pauseAd(id: $id) { ...ListedOwnAd ...Refusal } } fragment ListedOwnAd on OwnAd { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<PauseAdMutation, PauseAdMutationVariables>;
export const ResumeAd = "mutation ResumeAd($id: ID!) { resumeAd(id: $id) { ...ListedOwnAd ...Refusal } } fragment ListedOwnAd on OwnAd { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ResumeAdMutation, ResumeAdMutationVariables>;
export const ReserveAd = "mutation ReserveAd($id: ID!) { reserveAd(id: $id) { ...ListedOwnAd ...Refusal } } fragment ListedOwnAd on OwnAd { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ReserveAdMutation, ReserveAdMutationVariables>;
export const EndReservation = "mutation EndReservation($id: ID!) { endReservation(id: $id) { ...ListedOwnAd ...Refusal } } fragment ListedOwnAd on OwnAd { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<EndReservationMutation, EndReservationMutationVariables>;
export const CancelSale = "mutation CancelSale($id: ID!) { cancelSale(id: $id) { ...ListedOwnAd ...Refusal } } fragment ListedOwnAd on OwnAd { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<CancelSaleMutation, CancelSaleMutationVariables>;
export const RenewAd = "mutation RenewAd($id: ID!) { renewAd(id: $id) { ...ListedOwnAd ...Refusal } } fragment ListedOwnAd on OwnAd { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<RenewAdMutation, RenewAdMutationVariables>;
export const RemoveAd = "mutation RemoveAd($id: ID!) { removeAd(id: $id) { ...ListedOwnAd ...Refusal } } fragment ListedOwnAd on OwnAd { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<RemoveAdMutation, RemoveAdMutationVariables>;
export const SellAd = "mutation SellAd($id: ID!, $where: SoldWhere!) { sellAd(id: $id, where: $where) { ...ListedOwnAd ...Refusal } } fragment ListedOwnAd on OwnAd { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<SellAdMutation, SellAdMutationVariables>;
export const RepriceAd = "mutation RepriceAd($id: ID!, $kind: String!, $price: String!) { repriceAd(id: $id, kind: $kind, price: $price) { ...ListedOwnAd ...Refusal } } fragment ListedOwnAd on OwnAd { __typename id title priceText priceKind francs status because picture category path expiresAt may } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<RepriceAdMutation, RepriceAdMutationVariables>;
