import { domainToASCII, domainToUnicode } from 'node:url';
import { longestEmail } from '#machines/account/limits.ts';
import { pastedAddress } from '#machines/account/credentials/pastedAddress.ts';
import { invisibleIn } from '#machines/market/text/readableText.ts';
import type { CallRefusal } from '../accountRefusals.ts';
import type { PersonKeys } from '#server/store/keys/sealing.ts';
import { keyedHash } from '../keys/marketSecrets.ts';

const longestLocalPart = 64;

/** Letters, digits and signs in real local parts (RFC 5321 `Dot-string`, with letters of all alphabets). */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domain = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/**
 * An email address as the market stores it, without the characters that copying adds (`pastedAddress`). It is composed
 * (NFC), with the local part as typed, and the domain in lower-case ASCII (IDNA). Undefined if it is not the address of
 * a mailbox.
 */
export function normalEmail(typed: string): string | undefined {
  const text = pastedAddress(typed.normalize('NFC'));
  const sign = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, sign));
  const host = domainToASCII(text.slice(sign + 1)).toLowerCase();
  if (local.length > longestLocalPart || !localPart.test(local) || !domain.test(host)) return undefined;
  const email = `${local}@${host}`;
  return email.length > longestEmail ? undefined : email;
}

/**
 * An email address as people spell it: the domain in its own letters (`ana@bücher.ch`, not `ana@xn--bcher-kva.ch`). A
 * domain that does not convert back to the same ASCII is shown as it is stored.
 */
export function shownEmail(email: string): string {
  const domainAt = email.lastIndexOf('@') + 1;
  const stored = email.slice(domainAt);
  const spelled = domainToUnicode(stored);
  return domainToASCII(spelled) === stored ? email.slice(0, domainAt) + spelled : email;
}

/**
 * The problem of an address that `normalEmail` rejects. The message names an invisible character, because its author
 * cannot see it.
 */
export function emailProblem(typed: string): CallRefusal['problems'][number] {
  const where = invisibleIn(pastedAddress(typed));
  return where === undefined
    ? { field: 'email', code: 'account.emailInvalid' }
    : { field: 'email', code: 'account.emailUnreadable', values: { where } };
}

/**
 * The id of an address in journals and limits: 32 characters of base64url. The address cannot be recovered without the
 * key.
 */
export async function emailIdOf(keys: Pick<PersonKeys, 'keyFor'>, email: string): Promise<string> {
  return (await keyedHash(keys, 'email', email.toLowerCase())).subarray(0, 24).toString('base64url');
}
