// Written by `npm run graphql` from src/web/account/start/accountOperations.graphql.
import type { Operation } from '../../../api/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The kinds of sellers. */
export type SellerKind =
  /** A person. */
  | 'PRIVATE'
  /** A company. */
  | 'COMPANY';

/** The languages of the market. */
export type Language =
  /** German. */
  | 'DE'
  /** French. */
  | 'FR'
  /** Italian. */
  | 'IT'
  /** English. */
  | 'EN';

export type RegisterMutationVariables = Exact<{
  email: string;
  password: string;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  zipcode?: string | null | undefined;
  sellerKind: SellerKind;
  language: Language;
  returnTo?: string | null | undefined;
  commandId?: string | null | undefined;
}>;


export type RegisterMutation = { readonly register:
    | { readonly __typename: 'MailSent', readonly email: string }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
  commandId?: string | null | undefined;
}>;


export type RequestPasswordResetMutation = { readonly requestPasswordReset:
    | { readonly __typename: 'MailSent', readonly email: string }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type RequestVerificationByAddressMutationVariables = Exact<{
  email: string;
  commandId?: string | null | undefined;
}>;


export type RequestVerificationByAddressMutation = { readonly requestVerificationByAddress:
    | { readonly __typename: 'MailSent', readonly email: string }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
  commandId?: string | null | undefined;
}>;


export type ResetPasswordMutation = { readonly resetPassword:
    | { readonly __typename: 'SessionStarted', readonly me: { readonly publicAccountId: string } }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };
export const Register = "mutation Register($email: String!, $password: String!, $name: String, $phone: String, $zipcode: String, $sellerKind: SellerKind!, $language: Language!, $returnTo: String, $commandId: String) { register( email: $email password: $password name: $name phone: $phone zipcode: $zipcode sellerKind: $sellerKind language: $language returnTo: $returnTo commandId: $commandId ) { __typename ... on MailSent { email } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<RegisterMutation, RegisterMutationVariables>;
export const RequestPasswordReset = "mutation RequestPasswordReset($email: String!, $commandId: String) { requestPasswordReset(email: $email, commandId: $commandId) { __typename ... on MailSent { email } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const RequestVerificationByAddress = "mutation RequestVerificationByAddress($email: String!, $commandId: String) { requestVerificationByAddress(email: $email, commandId: $commandId) { __typename ... on MailSent { email } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<RequestVerificationByAddressMutation, RequestVerificationByAddressMutationVariables>;
export const ResetPassword = "mutation ResetPassword($token: String!, $password: String!, $commandId: String) { resetPassword(token: $token, password: $password, commandId: $commandId) { __typename ... on SessionStarted { me { publicAccountId } } ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ResetPasswordMutation, ResetPasswordMutationVariables>;
