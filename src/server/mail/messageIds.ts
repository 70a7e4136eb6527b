import { keyedHash } from '#server/account/keys/marketSecrets.ts';
import { factFingerprint } from '#server/store/factFingerprint.ts';
import type { PersonKeys } from '#server/store/keys/sealing.ts';
import type { StoredFact } from '#server/store/store.ts';

/**
 * The Message-ID of a mail: the same for one fact and kind in every process and at any time, and different in every
 * other market. After a restore of the journal, another fact may have the position of one whose mail was sent. Mail
 * providers drop a second mail with a known ID, so the ID depends on the whole fact. It reveals nothing. `from` is the
 * sender's address.
 */
export async function messageIdOf(keys: PersonKeys, mail: { fact: StoredFact; kind: string; from: string }) {
  const { fact, kind, from } = mail;
  const hash = await keyedHash(keys, 'messageId', `${factFingerprint(fact)} ${kind}`);
  const domain = from.replace(/^.*@/s, '').replace(/>$/, '');
  return `<${hash.subarray(0, 20).toString('hex')}@${domain}>`;
}
