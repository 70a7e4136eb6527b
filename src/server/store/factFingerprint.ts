import { createHash } from 'node:crypto';
import { type Store, type StoredFact, UnreadableFact } from './store.ts';

/**
 * SHA-256 of a stored fact, in hexadecimal. Two journals that differ at a position have different fingerprints there.
 * For an unreadable fact only its place and type count, so its fingerprint changes when it is repaired.
 */
export function factFingerprint(fact: StoredFact): string {
  return createHash('sha256').update(contentOf(fact)).digest('hex');
}

function contentOf(fact: StoredFact): string {
  try {
    return JSON.stringify(fact);
  } catch (error) {
    if (!(error instanceof UnreadableFact)) throw error;
    const { position, stream, version, type, schemaVersion, at } = fact;
    return JSON.stringify({ position, stream, version, type, schemaVersion, at });
  }
}

/**
 * The fingerprint of the fact at a position; undefined if the journal has no fact there. State outside the journal's
 * database must store it, to be bound to this journal: after a restore, new facts reuse old positions.
 */
export async function fingerprintAt(store: Store, position: number): Promise<string | undefined> {
  const [fact] = await store.readAll(position - 1, 1);
  return fact?.position === position ? factFingerprint(fact) : undefined;
}
