// Written by `npm run graphql` from src/web/account/user/userOperations.graphql.
import type { Operation } from '../../../api/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The status of the account that is logged in. */
export type AccountStatus =
  /** The link of the verification mail has not been opened yet. */
  | 'UNVERIFIED'
  /** In use. */
  | 'ACTIVE'
  /** Hidden by its owner. */
  | 'DEACTIVATED'
  /** About to be erased, which can still be undone. */
  | 'LEAVING';

/** One of the two addresses of a change. */
export type EmailChangeSide =
  /** The present address. */
  | 'OLD'
  /** The new address. */
  | 'NEW';

/** The reasons for leaving. */
export type LeavingReason =
  /** Nothing more to sell or to look for. */
  | 'NOT_NEEDED'
  /** Found nothing, or sold nothing. */
  | 'NO_SUCCESS'
  /** Too many mails or messages. */
  | 'TOO_MANY_MAILS'
  /** Hard to use. */
  | 'HARD_TO_USE'
  /** Bad experiences with others. */
  | 'BAD_EXPERIENCE'
  /** Worries about personal data. */
  | 'PRIVACY'
  /** Another account is used. */
  | 'OTHER_ACCOUNT'
  /** Something else. */
  | 'OTHER';

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

/** The changes of a profile. Omitted fields stay, and null removes a value. */
export type ProfileChanges = {
  /** The public name; 1 to 100 characters. */
  readonly name?: string | null | undefined;
  /** A person, or a company; null is refused. */
  readonly sellerKind?: SellerKind | null | undefined;
  /** The phone number, as it is dialled in Switzerland or with +. */
  readonly phone?: string | null | undefined;
  /** Whether listings hide it; null is refused. */
  readonly phoneHidden?: boolean | null | undefined;
  /** Four digits of a Swiss or Liechtenstein postcode. */
  readonly zipcode?: string | null | undefined;
  /** A canton, by its code from 1 to 24. */
  readonly region?: number | null | undefined;
  /** The language of mails; null is refused. */
  readonly language?: Language | null | undefined;
};

export type ChangeProfileMutationVariables = Exact<{
  changes: ProfileChanges;
  commandId?: string | null | undefined;
}>;


export type ChangeProfileMutation = { readonly changeProfile:
    | { readonly __typename: 'Me' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  password: string;
  commandId?: string | null | undefined;
}>;


export type ChangePasswordMutation = { readonly changePassword:
    | { readonly __typename: 'SessionStarted' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
  password: string;
  commandId?: string | null | undefined;
}>;


export type RequestEmailChangeMutation = { readonly requestEmailChange:
    | { readonly __typename: 'Me' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type RequestVerificationMutationVariables = Exact<{
  returnTo?: string | null | undefined;
  commandId?: string | null | undefined;
}>;


export type RequestVerificationMutation = { readonly requestVerification:
    | { readonly __typename: 'Me' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { readonly endSession:
    | { readonly __typename: 'Me' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { readonly endOtherSessions:
    | { readonly __typename: 'Me' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type DeactivateAccountMutationVariables = Exact<{
  password: string;
  commandId?: string | null | undefined;
}>;


export type DeactivateAccountMutation = { readonly deactivateAccount:
    | { readonly __typename: 'Me' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ReactivateAccountMutationVariables = Exact<{
  commandId?: string | null | undefined;
}>;


export type ReactivateAccountMutation = { readonly reactivateAccount:
    | { readonly __typename: 'Me' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
  commandId?: string | null | undefined;
}>;


export type DeleteAccountMutation = { readonly deleteAccount:
    | { readonly __typename: 'DeletionRequested' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type KeepAccountMutationVariables = Exact<{
  commandId?: string | null | undefined;
}>;


export type KeepAccountMutation = { readonly undoDeletion:
    | { readonly __typename: 'DeletionUndone' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type GiveLeavingReasonMutationVariables = Exact<{
  publicAccountId: string;
  reason: LeavingReason;
  text?: string | null | undefined;
  commandId?: string | null | undefined;
}>;


export type GiveLeavingReasonMutation = { readonly giveLeavingReason:
    | { readonly __typename: 'LeavingReasonNoted' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountQuery = { readonly me: { readonly publicAccountId: string, readonly email: string, readonly name: string | null, readonly phone: string | null, readonly phoneHidden: boolean, readonly zipcode: string | null, readonly region: number | null, readonly sellerKind: SellerKind, readonly picture: string | null, readonly status: AccountStatus, readonly pendingEmail: string | null, readonly emailChangeConfirmedBy: ReadonlyArray<EmailChangeSide>, readonly deletionUntil: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly isThis: boolean, readonly agent: string, readonly place: string, readonly created: string, readonly seen: string }> } | null, readonly messagingSettings: { readonly awayUntil: string | null, readonly wantsMails: boolean, readonly blocked: ReadonlyArray<{ readonly publicAccountId: string, readonly name: string | null }> } | null };

export type OwnAccountFragment = { readonly publicAccountId: string, readonly email: string, readonly name: string | null, readonly phone: string | null, readonly phoneHidden: boolean, readonly zipcode: string | null, readonly region: number | null, readonly sellerKind: SellerKind, readonly picture: string | null, readonly status: AccountStatus, readonly pendingEmail: string | null, readonly emailChangeConfirmedBy: ReadonlyArray<EmailChangeSide>, readonly deletionUntil: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly isThis: boolean, readonly agent: string, readonly place: string, readonly created: string, readonly seen: string }> };

export type OwnMessagingFragment = { readonly awayUntil: string | null, readonly wantsMails: boolean, readonly blocked: ReadonlyArray<{ readonly publicAccountId: string, readonly name: string | null }> };

export type UnblockAccountMutationVariables = Exact<{
  publicAccountId: string;
}>;


export type UnblockAccountMutation = { readonly unblockAccount:
    | { readonly __typename: 'MessagingSettings' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type GoAwayMutationVariables = Exact<{
  until: string;
}>;


export type GoAwayMutation = { readonly goAway:
    | { readonly __typename: 'MessagingSettings' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ComeBackMutationVariables = Exact<{ [key: string]: never; }>;


export type ComeBackMutation = { readonly comeBack:
    | { readonly __typename: 'MessagingSettings' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type WantMessageMailsMutationVariables = Exact<{ [key: string]: never; }>;


export type WantMessageMailsMutation = { readonly wantMessageMails:
    | { readonly __typename: 'MessagingSettings' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type StopMessageMailsMutationVariables = Exact<{ [key: string]: never; }>;


export type StopMessageMailsMutation = { readonly stopMessageMails:
    | { readonly __typename: 'MessagingSettings' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };
export const ChangeProfile = "mutation ChangeProfile($changes: ProfileChanges!, $commandId: String) { changeProfile(changes: $changes, commandId: $commandId) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ChangeProfileMutation, ChangeProfileMutationVariables>;
export const ChangePassword = "mutation ChangePassword($current: String!, $password: String!, $commandId: String) { changePassword(current: $current, password: $password, commandId: $commandId) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const RequestEmailChange = "mutation RequestEmailChange($email: String!, $password: String!, $commandId: String) { requestEmailChange(email: $email, password: $password, commandId: $commandId) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const RequestVerification = "mutation RequestVerification($returnTo: String, $commandId: String) { requestVerification(returnTo: $returnTo, commandId: $commandId) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<RequestVerificationMutation, RequestVerificationMutationVariables>;
export const EndSession = "mutation EndSession($id: ID!) { endSession(id: $id) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessions = "mutation EndOtherSessions { endOtherSessions { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const DeactivateAccount = "mutation DeactivateAccount($password: String!, $commandId: String) { deactivateAccount(password: $password, commandId: $commandId) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<DeactivateAccountMutation, DeactivateAccountMutationVariables>;
export const ReactivateAccount = "mutation ReactivateAccount($commandId: String) { reactivateAccount(commandId: $commandId) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ReactivateAccountMutation, ReactivateAccountMutationVariables>;
export const DeleteAccount = "mutation DeleteAccount($password: String!, $commandId: String) { deleteAccount(password: $password, commandId: $commandId) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const KeepAccount = "mutation KeepAccount($commandId: String) { undoDeletion(commandId: $commandId) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<KeepAccountMutation, KeepAccountMutationVariables>;
export const GiveLeavingReason = "mutation GiveLeavingReason($publicAccountId: ID!, $reason: LeavingReason!, $text: String, $commandId: String) { giveLeavingReason( publicAccountId: $publicAccountId reason: $reason text: $text commandId: $commandId ) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<GiveLeavingReasonMutation, GiveLeavingReasonMutationVariables>;
export const OwnAccount = "query OwnAccount { me { ...OwnAccount } messagingSettings { ...OwnMessaging } } fragment OwnAccount on Me { publicAccountId email name phone phoneHidden zipcode region sellerKind picture status pendingEmail emailChangeConfirmedBy deletionUntil sessions { id isThis agent place created seen } } fragment OwnMessaging on MessagingSettings { awayUntil wantsMails blocked { publicAccountId name } }" as Operation<OwnAccountQuery, OwnAccountQueryVariables>;
export const UnblockAccount = "mutation UnblockAccount($publicAccountId: ID!) { unblockAccount(publicAccountId: $publicAccountId) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<UnblockAccountMutation, UnblockAccountMutationVariables>;
export const GoAway = "mutation GoAway($until: String!) { goAway(until: $until) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<GoAwayMutation, GoAwayMutationVariables>;
export const ComeBack = "mutation ComeBack { comeBack { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ComeBackMutation, ComeBackMutationVariables>;
export const WantMessageMails = "mutation WantMessageMails { wantMessageMails { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<WantMessageMailsMutation, WantMessageMailsMutationVariables>;
export const StopMessageMails = "mutation StopMessageMails { stopMessageMails { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<StopMessageMailsMutation, StopMessageMailsMutationVariables>;
