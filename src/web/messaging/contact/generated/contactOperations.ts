// Written by `npm run graphql` from src/web/messaging/contact/contactOperations.graphql.
import type { Operation } from '../../../api/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The states of a listing’s contact box. */
export type ContactState =
  /** The listing is the viewer’s own. */
  | 'OWN'
  /** The viewer can write. */
  | 'OPEN'
  /** The viewer can write; the seller is away. */
  | 'AWAY'
  /** The viewer can write; the thing is reserved for another buyer. */
  | 'RESERVED'
  /** The viewer can write; the thing is reserved for the viewer. */
  | 'RESERVED_FOR_YOU'
  /** It is sold: new conversations about it are refused. */
  | 'SOLD'
  /** Its term has ended: new conversations about it are refused. */
  | 'OVER'
  /** The viewer has blocked the seller. */
  | 'BLOCKED'
  /** The seller cannot be reached. */
  | 'UNAVAILABLE';

/** The content of a message: a text, pictures, or both. */
export type MessageInput = {
  /** The idempotency key: 1 to 60 letters, digits, - or _. The same key means the same message. */
  readonly key: string;
  /** The text, at most 2,000 characters. */
  readonly text?: string;
  /** Names of pictures that were uploaded by `POST messaging/pictures.json`, at most 5. */
  readonly pictures?: ReadonlyArray<string>;
};

export type ContactBoxQueryVariables = Exact<{
  listing: string;
}>;


export type ContactBoxQuery = { readonly contactBox: { readonly state: ContactState, readonly conversation: string | null, readonly mayWrite: boolean, readonly hasPhone: boolean, readonly awayUntil: string | null } | null };

export type WriteAboutListingMutationVariables = Exact<{
  listing: string;
  message: MessageInput;
}>;


export type WriteAboutListingMutation = { readonly writeAboutListing:
    | { readonly __typename: 'AcceptedMessage', readonly conversation: { readonly id: string } }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ShowPhoneMutationVariables = Exact<{
  listing: string;
}>;


export type ShowPhoneMutation = { readonly showPhone:
    | { readonly __typename: 'Phone', readonly number: string }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };
export const ContactBox = "query ContactBox($listing: ID!) { contactBox(listing: $listing) { state conversation mayWrite hasPhone awayUntil } }" as Operation<ContactBoxQuery, ContactBoxQueryVariables>;
export const WriteAboutListing = "mutation WriteAboutListing($listing: ID!, $message: MessageInput!) { writeAboutListing(listing: $listing, message: $message) { __typename ... on AcceptedMessage { conversation { id } } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<WriteAboutListingMutation, WriteAboutListingMutationVariables>;
export const ShowPhone = "mutation ShowPhone($listing: ID!) { showPhone(listing: $listing) { __typename ... on Phone { number } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ShowPhoneMutation, ShowPhoneMutationVariables>;
