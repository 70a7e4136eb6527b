import { createHmac } from 'node:crypto';
import type { PersonKeys } from '#server/store/keys/sealing.ts';

/** Whose key is the market's own: no account's id has six letters. */
export const marketPerson = 'market';

/** What the market signs and hashes with a key of its own, each purpose with another. */
export type SecretPurpose = 'check' | 'device' | 'email' | 'mailToken' | 'messageId' | 'phone' | 'subject' | 'uuid';

/** Hashes a text under the market's key of a purpose: 32 bytes (HMAC-SHA-256). Nobody makes it without the key. */
export async function keyedHash(
  keys: Pick<PersonKeys, 'keyFor'>,
  purpose: SecretPurpose,
  text: string | Uint8Array,
): Promise<Buffer> {
  const key = createHmac('sha256', await keys.keyFor(marketPerson))
    .update(purpose)
    .digest();
  return createHmac('sha256', key).update(text).digest();
}
