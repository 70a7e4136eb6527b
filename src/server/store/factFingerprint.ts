import { createHash } from 'node:crypto';
import type { Store, StoredFact } from './store.ts';

/** SHA-256 of a stored fact, in hexadecimal: two journals that differ at a position differ in it. */
export function factFingerprint(fact: StoredFact): string {
  return createHash('sha256').update(JSON.stringify(fact)).digest('hex');
}

/**
 * The fingerprint of the fact at a position; undefined where the journal has no fact there. State that is kept outside the
 * journal's database must be bound to it by this: after a restore, other facts get the positions that were in use before.
 */
export async function fingerprintAt(store: Store, position: number): Promise<string | undefined> {
  const [fact] = await store.readAll(position - 1, 1);
  return fact?.position === position ? factFingerprint(fact) : undefined;
}
