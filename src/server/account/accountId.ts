import { randomBytes } from 'node:crypto';
import { isMarketId } from '#machines/market/marketId.ts';
import type { PersonKeys } from '#server/store/keys/sealing.ts';
import { keyedHash } from './keys/marketSecrets.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** The id of a new account: twelve random lower-case base32 characters (decisions, Ids). */
export function newAccountId(): string {
  return Array.from(randomBytes(12), (byte) => alphabet[byte & 31]).join('');
}

/** Whether a text has the shape of an account's id: a call may contain any text. */
export function isAccountId(text: string): boolean {
  return isMarketId(text);
}

/** The second id of an account (`uuid`), which only its owner sees. */
export async function uuidOf(keys: PersonKeys, account: string): Promise<string> {
  const hex = (await keyedHash(keys, 'uuid', account)).toString('hex');
  // The UUID has version 8: content of our own choice (RFC 9562, 5.8).
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
