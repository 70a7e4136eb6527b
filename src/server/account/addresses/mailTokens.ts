import { timingSafeEqual } from 'node:crypto';
import type { PersonKeys } from '#server/store/keys/sealing.ts';
import { keyedHash } from '../keys/marketSecrets.ts';

/**
 * The purposes of links in mails. Tokens contain their index, and mails are stored for long, so the order must not
 * change.
 */
export const tokenPurposes = [
  'verification',
  'passwordReset',
  'emailChangeOld',
  'emailChangeNew',
  'undoDeletion',
  'renewal',
  'messageMails',
] as const;

export type TokenPurpose = (typeof tokenPurposes)[number];

/** The purposes that belong to an account's journal. The others are for a listing, or for mails of one kind. */
export type AccountTokenPurpose = Exclude<TokenPurpose, 'renewal' | 'messageMails'>;

/** The content of a link's token. */
export interface MailToken {
  readonly purpose: TokenPurpose;
  /** The id of the account; of the listing for a renewal. */
  readonly account: string;
  /**
   * The time of the fact that requested the mail, in epoch milliseconds. For a renewal, the end of the term that it
   * renews. 0 if the link never expires.
   */
  readonly at: number;
}

const idLength = 12;
const bodyLength = 1 + idLength + 6;
const macLength = 16;

/**
 * The token of a mail's link: 47 characters of base64url. No row stores it. The market's key signs it, and the
 * account's journal decides whether its request is still valid.
 */
export async function tokenOf(
  keys: Pick<PersonKeys, 'keyFor'>,
  purpose: TokenPurpose,
  account: string,
  at: number,
): Promise<string> {
  if (Buffer.byteLength(account) !== idLength) throw new Error(`An account's id has ${idLength} letters: ${account}`);
  const body = Buffer.alloc(bodyLength);
  body.writeUInt8(tokenPurposes.indexOf(purpose), 0);
  body.write(account, 1, 'latin1');
  body.writeUIntBE(at, 1 + idLength, 6);
  return Buffer.concat([body, await macOf(keys, body)]).toString('base64url');
}

/** Reads a token; undefined if the market has not made it. */
export async function readToken(keys: Pick<PersonKeys, 'keyFor'>, token: string): Promise<MailToken | undefined> {
  if (!/^[\w-]{47}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  // Base64url has unused bits at the end: only the canonical spelling of a token is accepted.
  if (bytes.length !== bodyLength + macLength || bytes.toString('base64url') !== token) return undefined;
  const body = bytes.subarray(0, bodyLength);
  if (!timingSafeEqual(bytes.subarray(bodyLength), await macOf(keys, body))) return undefined;
  return {
    purpose: tokenPurposes[body.readUInt8(0)]!,
    account: body.toString('latin1', 1, 1 + idLength),
    at: body.readUIntBE(1 + idLength, 6),
  };
}

async function macOf(keys: Pick<PersonKeys, 'keyFor'>, body: Buffer): Promise<Buffer> {
  return (await keyedHash(keys, 'mailToken', body)).subarray(0, macLength);
}
