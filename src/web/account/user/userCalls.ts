import type {
  AddressValues,
  ConfirmedValues,
  LeavingValues,
  PasswordValues,
  ProfileValues,
} from '#machines/account/ownAccountForms.ts';
import type { Profile } from '#machines/account/profile.ts';
import type { OwnAccount, OwnMessaging } from '#machines/account/ownAccount.ts';

import { graphql } from '../../api/apiClient.ts';
import { type Refusal, taken } from '../start/accountCalls.ts';
import { refuseSession, session } from '../session.ts';
import { randomUuid } from '../../browser/randomUuid.ts';

// The calls by which one looks after one's own account. They throw as calls do, and Refused.

/** What a command is answered: nothing of it is read but whether it was refused. */
type Answer = { readonly __typename: 'Done' } | Refusal;

/** Does the one thing that an operation names; where it takes an id, once. */
async function command(
  operation: string,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<null> {
  const answers = await graphql<Readonly<Record<string, Answer>>>(
    operation as Parameters<typeof graphql>[0],
    { ...variables, commandId: randomUuid() },
    { signal },
  );
  for (const answer of Object.values(answers)) taken(answer);
  return null;
}

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

/** Changes the values that are named, and leaves the others. */
export function changePartOfProfile(
  { sellerKind, ...changes }: Partial<Omit<Profile, 'picture'>>,
  signal: AbortSignal,
): Promise<null> {
  return command(
    'mutation ChangeProfile($changes: ProfileChanges!, $commandId: String) { changeProfile(changes: $changes, commandId: $commandId) { __typename ... on Refusal { message problems { field message } } } }',
    { changes: { ...changes, ...(sellerKind && { sellerKind: sellerKind.toUpperCase() }) } },
    signal,
  );
}

export function changePassword({ current, password }: PasswordValues, signal: AbortSignal): Promise<null> {
  return command(
    'mutation ChangePassword($current: String!, $password: String!, $commandId: String) { changePassword(current: $current, password: $password, commandId: $commandId) { __typename ... on Refusal { message problems { field message } } } }',
    { current, password },
    signal,
  );
}

export function requestEmailChange({ email, password }: AddressValues, signal: AbortSignal): Promise<null> {
  return command(
    'mutation RequestEmailChange($email: String!, $password: String!, $commandId: String) { requestEmailChange(email: $email, password: $password, commandId: $commandId) { __typename ... on Refusal { message problems { field message } } } }',
    { email, password },
    signal,
  );
}

/** Sends the verification mail again. Its link leads back to the page `returnTo`, or to the one that was named before. */
export function requestVerification(signal: AbortSignal, returnTo?: string): Promise<null> {
  return command(
    'mutation RequestVerification($returnTo: String, $commandId: String) { requestVerification(returnTo: $returnTo, commandId: $commandId) { __typename ... on Refusal { message problems { field message } } } }',
    { returnTo: returnTo ?? null },
    signal,
  );
}

export function endSession(id: string, signal: AbortSignal): Promise<null> {
  return command(
    'mutation EndSession($id: ID!) { endSession(id: $id) { __typename ... on Refusal { message problems { field message } } } }',
    { id },
    signal,
  );
}

export function endOtherSessions(signal: AbortSignal): Promise<null> {
  return command(
    'mutation EndOtherSessions { endOtherSessions { __typename ... on Refusal { message problems { field message } } } }',
    {},
    signal,
  );
}

export function deactivateAccount({ password }: ConfirmedValues, signal: AbortSignal): Promise<null> {
  return command(
    'mutation DeactivateAccount($password: String!, $commandId: String) { deactivateAccount(password: $password, commandId: $commandId) { __typename ... on Refusal { message problems { field message } } } }',
    { password },
    signal,
  );
}

export function reactivateAccount(signal: AbortSignal): Promise<null> {
  return command(
    'mutation ReactivateAccount($commandId: String) { reactivateAccount(commandId: $commandId) { __typename ... on Refusal { message problems { field message } } } }',
    {},
    signal,
  );
}

export function deleteAccount({ password }: ConfirmedValues, signal: AbortSignal): Promise<null> {
  return command(
    'mutation DeleteAccount($password: String!, $commandId: String) { deleteAccount(password: $password, commandId: $commandId) { __typename ... on Refusal { message problems { field message } } } }',
    { password },
    signal,
  );
}

/** Takes the deletion back, by whoever has logged in again. */
export function keepAccount(signal: AbortSignal): Promise<null> {
  return command(
    'mutation KeepAccount($commandId: String) { undoDeletion(commandId: $commandId) { __typename ... on Refusal { message problems { field message } } } }',
    {},
    signal,
  );
}

export function giveLeavingReason(
  publicAccountId: string,
  { reason, text }: LeavingValues,
  signal: AbortSignal,
): Promise<null> {
  return command(
    'mutation GiveLeavingReason($publicAccountId: ID!, $reason: LeavingReason!, $text: String, $commandId: String) { giveLeavingReason(publicAccountId: $publicAccountId, reason: $reason, text: $text, commandId: $commandId) { __typename ... on Refusal { message problems { field message } } } }',
    { publicAccountId, reason: spelled(reason), text: text || null },
    signal,
  );
}

/** As GraphQL spells what has several values: `notNeeded` is `NOT_NEEDED`. */
function spelled(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

interface Me {
  readonly publicAccountId: string;
  readonly email: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly phoneHidden: boolean;
  readonly zipcode: string | null;
  readonly region: number | null;
  readonly sellerKind: 'PRIVATE' | 'COMPANY';
  readonly picture: string | null;
  readonly status: 'UNVERIFIED' | 'ACTIVE' | 'DEACTIVATED' | 'LEAVING';
  readonly pendingEmail: string | null;
  readonly emailChangeConfirmedBy: readonly ('OLD' | 'NEW')[];
  readonly deletionUntil: string | null;
  readonly sessions: readonly (Omit<OwnAccount['sessions'][number], 'created' | 'seen'> & {
    readonly created: string;
    readonly seen: string;
  })[];
}

/** Reads one's own account. Throws as calls do; where the session has ended meanwhile, it is told so. */
export async function fetchOwnAccount(signal: AbortSignal): Promise<OwnAccount> {
  const { me, messagingSettings } = await graphql<{
    readonly me: Me | null;
    readonly messagingSettings: MessagingSettings | null;
  }>(
    'query OwnAccount { me { publicAccountId email name phone phoneHidden zipcode region sellerKind picture status pendingEmail emailChangeConfirmedBy deletionUntil sessions { id isThis agent place created seen } } messagingSettings { awayUntil wantsMails blocked { publicAccountId name } } }',
    {},
    { signal, quiet: true },
  );
  if (me && messagingSettings) return ownAccountOf(me, messagingSettings);
  refuseSession(session);
  throw new Error('Nobody is logged in');
}

interface MessagingSettings extends Omit<OwnMessaging, 'awayUntil'> {
  readonly awayUntil: string | null;
}

function ownAccountOf(
  { name, phone, phoneHidden, zipcode, region, sellerKind, picture, ...me }: Me,
  { awayUntil, wantsMails, blocked }: MessagingSettings,
): OwnAccount {
  const lower = <Name extends string>(each: Name) => each.toLowerCase() as Lowercase<Name>;
  return {
    publicAccountId: me.publicAccountId,
    email: me.email,
    profile: { name, phone, phoneHidden, zipcode, region, sellerKind: lower(sellerKind), picture },
    status: lower(me.status),
    pendingEmail: me.pendingEmail,
    emailChangeConfirmedBy: me.emailChangeConfirmedBy.map(lower),
    deletionUntil: me.deletionUntil === null ? null : Date.parse(me.deletionUntil),
    sessions: me.sessions.map((each) => ({ ...each, created: Date.parse(each.created), seen: Date.parse(each.seen) })),
    messaging: { awayUntil: awayUntil === null ? null : Date.parse(awayUntil), wantsMails, blocked },
  };
}
