// Written by `npm run graphql` from src/web/account/confirmation/confirmationOperations.graphql.
import type { Operation } from '../../../api/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The purpose of a mail's link. */
export type MailLinkPurpose =
  /** To verify the address of an account. */
  | 'VERIFY_EMAIL'
  /** To confirm the new address of an account. */
  | 'CONFIRM_EMAIL_CHANGE'
  /** To keep an account that is to be deleted. */
  | 'UNDO_DELETION';

/** The progress of a link's action. */
export type MailLinkState =
  /** Nothing has happened yet. */
  | 'OPEN'
  /** This address has confirmed a change, but not the other one yet. */
  | 'HALF'
  /** The action is done. */
  | 'DONE';

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { readonly verifyEmail:
    | { readonly __typename: 'EmailVerified', readonly nextPath: string | null, readonly email: string | null }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailChangeMutation = { readonly confirmEmailChange:
    | { readonly __typename: 'EmailChangeConfirmed', readonly isComplete: boolean }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type UndoDeletionMutationVariables = Exact<{
  token: string;
}>;


export type UndoDeletionMutation = { readonly undoDeletion:
    | { readonly __typename: 'DeletionUndone' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type MailLinkQueryVariables = Exact<{
  purpose: MailLinkPurpose;
  token: string;
}>;


export type MailLinkQuery = { readonly mailLink:
    | { readonly __typename: 'MailLink', readonly state: MailLinkState, readonly publicAccountId: string, readonly name: string | null, readonly nextPath: string | null }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };
export const VerifyEmail = "mutation VerifyEmail($token: String!) { verifyEmail(token: $token) { __typename ... on EmailVerified { nextPath email } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const ConfirmEmailChange = "mutation ConfirmEmailChange($token: String!) { confirmEmailChange(token: $token) { __typename ... on EmailChangeConfirmed { isComplete } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;
export const UndoDeletion = "mutation UndoDeletion($token: String!) { undoDeletion(token: $token) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<UndoDeletionMutation, UndoDeletionMutationVariables>;
export const MailLink = "query MailLink($purpose: MailLinkPurpose!, $token: String!) { mailLink(purpose: $purpose, token: $token) { __typename ... on MailLink { state publicAccountId name nextPath } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<MailLinkQuery, MailLinkQueryVariables>;
