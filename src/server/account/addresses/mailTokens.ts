import { timingSafeEqual } from 'node:crypto';
import type { PersonKeys } from '#server/store/keys/sealing.ts';
import { keyedHash } from '../keys/marketSecrets.ts';

/** What the link of a mail is for. The order is that of the numbers in tokens, which lie in mailboxes for long. */
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

/** What is done with an account by a link that its journal has asked for; the others are for an ad, or for mails of one kind. */
export type AccountTokenPurpose = Exclude<TokenPurpose, 'renewal' | 'messageMails'>;

/** What the link of a mail says. */
export interface MailToken {
  readonly purpose: TokenPurpose;
  /** Whose account it is for, by its id; of a renewal, which ad. */
  readonly account: string;
  /**
   * The time of the fact that asked for the mail, in epoch milliseconds; of a renewal, when the term ends that it is for; 0 of one
   * that is good for ever.
   */
  readonly at: number;
}

const idLength = 12;
const bodyLength = 1 + idLength + 6;
const macLength = 16;

/**
 * The token of a mail's link: 47 letters of base64url. No row remembers it: the market's key signs it, and the account's
 * journal says whether what it was sent for still stands.
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

/** Reads a token; undefined for one that the market has not made. */
export async function readToken(keys: Pick<PersonKeys, 'keyFor'>, token: string): Promise<MailToken | undefined> {
  if (!/^[\w-]{47}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  // Some letters differ in bits that no byte takes: one token is written in one way.
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
