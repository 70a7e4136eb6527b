import type { Account } from '#machines/account/lifecycle/account.ts';
import type { PersonKeys } from '#server/store/keys/sealing.ts';
import { keyedHash } from './marketSecrets.ts';
import { storedPhone } from '../phoneNumber.ts';

/**
 * The keyed hash of the phone number that an account shows: equal for equal numbers, however they were typed. Null for an
 * account without a number, and for one that hides it.
 */
export async function phoneHashOf(
  keys: Pick<PersonKeys, 'keyFor'>,
  { phone, phoneHidden }: Pick<Account, 'phone' | 'phoneHidden'>,
): Promise<string | null> {
  if (!phone || phoneHidden) return null;
  return (await keyedHash(keys, 'phone', storedPhone(phone) ?? phone)).subarray(0, 18).toString('base64url');
}
