import { anonymousLimits } from '#server/pictures/photos/anonymousPhotos.ts';
import type { RefusedPhoto } from '#server/pictures/photos/photoRefusals.ts';
import type { Photos } from '#server/pictures/photos/photos.ts';
import { accountOf, type AccountDesk, type Caller } from '../accountDesk.ts';
import { figuresOf } from './dailyLimitRefusal.ts';

/** A client that uploads a photo, and its account if it is logged in. */
export interface Uploader {
  readonly client: string;
  readonly account: string | undefined;
  /** The client again if it has no account with a verified email address; undefined otherwise. */
  readonly anonymous: string | undefined;
}

export async function uploaderOf(
  accounts: AccountDesk,
  { client, session }: Pick<Caller, 'client' | 'session'>,
): Promise<Uploader> {
  // Anyone can register. Only a verified email address is some evidence of a person.
  const account = session && (await accountOf(accounts, session.account))?.account;
  const isVerified = (account?.verifiedAt ?? null) !== null;
  return { client, account: session?.account, anonymous: isVerified ? undefined : client };
}

/** The limit in bytes that keeps a client without a verified account from uploading, if there is one. */
export async function lackOfRoom(
  photos: Pick<Photos, 'lackOfRoom'>,
  { account, anonymous }: Uploader,
): Promise<RefusedPhoto | undefined> {
  const lack = anonymous === undefined ? undefined : await photos.lackOfRoom(anonymous);
  if (lack === 'all') return { code: account ? 'photo.noRoomUnverified' : 'photo.noRoom' };
  if (lack === undefined) return undefined;
  const most = anonymousLimits.ofClient / 1024 ** 2;
  return { code: account ? 'photo.dayUsedUnverified' : 'photo.dayUsed', values: { most } };
}

/**
 * Counts a photo against the daily limits. Returns the limit that is used up: in bytes of a client, or in photos of an
 * account.
 */
export async function countUpload(
  { accounts, photos }: { readonly accounts: AccountDesk; readonly photos: Pick<Photos, 'lackOfRoom'> },
  uploader: Uploader,
): Promise<RefusedPhoto | undefined> {
  const lack = await lackOfRoom(photos, uploader);
  if (lack) return lack;
  const { client, account } = uploader;
  const used = account && (await accounts.dailyWrites.take({ kind: 'photos', account, client }));
  if (!used) return undefined;
  return { code: used.isShared ? 'photo.sharedUsed' : 'photo.accountUsed', values: figuresOf(used) };
}
