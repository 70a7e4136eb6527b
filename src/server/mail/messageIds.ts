import { keyedHash } from '#server/account/marketSecrets.ts';
import type { PersonKeys } from '#server/store/sealing.ts';

/**
 * The Message-ID of a mail: the same for the same fact and kind, whichever process asks and whenever, and no other market's. It
 * tells nobody how many facts there are. `from` is the address that the mail comes from.
 */
export async function messageIdOf(keys: PersonKeys, mail: { position: number; kind: string; from: string }) {
  const { position, kind, from } = mail;
  const hash = await keyedHash(keys, 'messageId', `${position} ${kind}`);
  const domain = from.replace(/^.*@/s, '').replace(/>$/, '');
  return `<${hash.subarray(0, 20).toString('hex')}@${domain}>`;
}
