import { createHmac } from 'node:crypto';
import type { PersonKeys } from '#server/store/keys/sealing.ts';

/**
 * The person under whose name the market's own key is stored. Accounts' ids have another length than six characters.
 */
export const marketPerson = 'market';

/** The purposes for which the market signs and hashes, each with a separate key. */
export type SecretPurpose = 'check' | 'device' | 'email' | 'mailToken' | 'messageId' | 'phone' | 'subject' | 'uuid';

/**
 * Hashes a text under the market's key for a purpose: 32 bytes (HMAC-SHA-256). It cannot be computed without the key.
 */
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
