// Written by `npm run graphql` from src/web/messaging/contact/contactOperations.graphql.
import type { Operation } from '../../../api/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What stands in the contact box of an ad. */
export type ContactState =
  /** It is one’s own ad. */
  | 'OWN'
  /** One can write. */
  | 'OPEN'
  /** One can write; the seller has said that they are away. */
  | 'AWAY'
  /** One can write; the thing is promised to somebody. */
  | 'RESERVED'
  /** One can write; it is promised to oneself. */
  | 'RESERVED_FOR_YOU'
  /** It is sold: nobody begins to write about it. */
  | 'SOLD'
  /** Its term is over: nobody begins to write about it. */
  | 'OVER'
  /** One has blocked its seller. */
  | 'BLOCKED'
  /** Its seller cannot be written to. */
  | 'UNAVAILABLE';

/** What somebody writes: a text, pictures, or both. */
export type MessageInput = {
  /** What the device calls it: 1 to 60 letters, digits, - or _. The same key is the same message. */
  readonly key: string;
  /** The text, 2,000 characters at the most. */
  readonly text?: string;
  /** Names of pictures that were brought by `POST messaging/pictures.json`, 5 at the most. */
  readonly pictures?: ReadonlyArray<string>;
};

export type ContactBoxQueryVariables = Exact<{
  listing: string;
}>;


export type ContactBoxQuery = { readonly contactBox: { readonly state: ContactState, readonly conversation: string | null, readonly mayWrite: boolean, readonly hasPhone: boolean, readonly awayUntil: string | null } | null };

export type WriteAboutAdMutationVariables = Exact<{
  listing: string;
  message: MessageInput;
}>;


export type WriteAboutAdMutation = { readonly writeAboutAd:
    | { readonly __typename: 'MessageTaken', readonly conversation: { readonly id: string } }
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
export const WriteAboutAd = "mutation WriteAboutAd($listing: ID!, $message: MessageInput!) { writeAboutAd(listing: $listing, message: $message) { __typename ... on MessageTaken { conversation { id } } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<WriteAboutAdMutation, WriteAboutAdMutationVariables>;
export const ShowPhone = "mutation ShowPhone($listing: ID!) { showPhone(listing: $listing) { __typename ... on Phone { number } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ShowPhoneMutation, ShowPhoneMutationVariables>;
