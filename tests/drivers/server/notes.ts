import { keyedHash } from '#server/account/keys/marketSecrets.ts';
import { mayNote } from '#server/suggestions/noteAllowance.ts';
import type { Market } from '#server/store/market.ts';

/** Uses up what a client may add to histories today; returns how many entries that were. */
export async function useUpNotes(market: Market, address: string): Promise<number> {
  const hash = await keyedHash(market.keys, 'subject', address);
  const client = hash.subarray(0, 18).toString('base64url');
  let count = 0;
  while (mayNote(market, client)) count += 1;
  return count;
}
