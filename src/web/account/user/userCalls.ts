import type { LeavingReason } from '#machines/account/lifecycle/leavingReasons.ts';
import type {
  AddressValues,
  ConfirmedValues,
  LeavingValues,
  PasswordValues,
  ProfileValues,
} from '#machines/account/ownAccountForms.ts';
import type { Profile } from '#machines/account/profile.ts';
import type { OwnAccount } from '#machines/account/ownAccount.ts';
import { enumName, fromEnumName } from '#machines/market/text/enumName.ts';

import { momentOf } from '../../api/moment.ts';
import { graphql } from '../../api/apiClient.ts';
import { randomUuid } from '../../browser/randomUuid.ts';
import { loginRequired, perform } from '../commands.ts';
import {
  ChangePassword,
  ChangeProfile,
  DeactivateAccount,
  DeleteAccount,
  EndOtherSessions,
  EndSession,
  GiveLeavingReason,
  KeepAccount,
  OwnAccount as OwnAccountQuery,
  type OwnAccountFragment,
  type OwnMessagingFragment,
  ReactivateAccount,
  RequestEmailChange,
  RequestVerification,
} from './generated/userOperations.ts';

// The calls for the user's own account. They throw as calls do, and `Refused`.

export function changeProfile(values: ProfileValues, signal: AbortSignal): Promise<null> {
  const { name, phone, phoneHidden, zipcode, region, sellerKind } = values;
  const changes = {
    name: name || null,
    phone: phone || null,
    zipcode: zipcode || null,
    region: region === '' ? null : Number(region),
    phoneHidden,
    sellerKind,
  };
  return changePartOfProfile(changes, signal);
}

/** Changes the given values of the profile and leaves the others as they are. */
export function changePartOfProfile(
  { sellerKind, ...changes }: Partial<Omit<Profile, 'picture'>>,
  signal: AbortSignal,
): Promise<null> {
  return perform(
    ChangeProfile,
    { changes: { ...changes, ...(sellerKind && { sellerKind: enumName(sellerKind) }) }, commandId: randomUuid() },
    signal,
  );
}

export function changePassword({ current, password }: PasswordValues, signal: AbortSignal): Promise<null> {
  return perform(ChangePassword, { current, password, commandId: randomUuid() }, signal);
}

export function requestEmailChange({ email, password }: AddressValues, signal: AbortSignal): Promise<null> {
  return perform(RequestEmailChange, { email, password, commandId: randomUuid() }, signal);
}

/**
 * Sends the verification mail again. Its link leads back to the page `returnTo`, or to the one that was named before.
 */
export function requestVerification(signal: AbortSignal, returnTo?: string): Promise<null> {
  return perform(RequestVerification, { returnTo: returnTo ?? null, commandId: randomUuid() }, signal);
}

export function endSession(id: string, signal: AbortSignal): Promise<null> {
  return perform(EndSession, { id }, signal);
}

export function endOtherSessions(signal: AbortSignal): Promise<null> {
  return perform(EndOtherSessions, {}, signal);
}

export function deactivateAccount({ password }: ConfirmedValues, signal: AbortSignal): Promise<null> {
  return perform(DeactivateAccount, { password, commandId: randomUuid() }, signal);
}

export function reactivateAccount(signal: AbortSignal): Promise<null> {
  return perform(ReactivateAccount, { commandId: randomUuid() }, signal);
}

export function deleteAccount({ password }: ConfirmedValues, signal: AbortSignal): Promise<null> {
  return perform(DeleteAccount, { password, commandId: randomUuid() }, signal);
}

/** Cancels the deletion of the account; the user has logged in again for this. */
export function keepAccount(signal: AbortSignal): Promise<null> {
  return perform(KeepAccount, { commandId: randomUuid() }, signal);
}

export function giveLeavingReason(
  publicAccountId: string,
  { reason, text }: LeavingValues,
  signal: AbortSignal,
): Promise<null> {
  // The reason is valid here, because the form has checked it.
  return perform(
    GiveLeavingReason,
    {
      publicAccountId,
      reason: enumName(reason as LeavingReason),
      text: text || null,
      commandId: randomUuid(),
    },
    signal,
  );
}

/** Fetches the user's own account. Throws as calls do; if the session has ended meanwhile, the session is notified. */
export async function fetchOwnAccount(signal: AbortSignal): Promise<OwnAccount> {
  const { me, messagingSettings } = await graphql(OwnAccountQuery, {}, { signal, quiet: true });
  if (me && messagingSettings) return ownAccountOf(me, messagingSettings);
  throw loginRequired();
}

function ownAccountOf(
  { name, phone, phoneHidden, zipcode, region, sellerKind, picture, ...me }: OwnAccountFragment,
  { awayUntil, wantsMails, blocked }: OwnMessagingFragment,
): OwnAccount {
  return {
    publicAccountId: me.publicAccountId,
    email: me.email,
    profile: { name, phone, phoneHidden, zipcode, region, sellerKind: fromEnumName(sellerKind), picture },
    status: fromEnumName(me.status),
    pendingEmail: me.pendingEmail,
    emailChangeConfirmedBy: me.emailChangeConfirmedBy.map(fromEnumName),
    deletionUntil: momentOf(me.deletionUntil),
    sessions: me.sessions.map((each) => ({ ...each, created: momentOf(each.created), seen: momentOf(each.seen) })),
    messaging: { awayUntil: momentOf(awayUntil), wantsMails, blocked },
  };
}
