import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PersonKeys } from '#server/store/keys/sealing.ts';
import { keyedHash } from '../keys/marketSecrets.ts';

/** The password of a login: its account, and the time when it was set (epoch milliseconds). */
export interface PasswordSince {
  readonly account: string;
  readonly changedAt: number;
}

/** The lifetime of the device cookie, in seconds: the longest that browsers allow. */
export const deviceLife = 400 * 24 * 60 * 60;

/** The number of accounts per device: a household shares a computer, and a cookie is short. */
const mostAccounts = 5;
const shape = /^[\w-]{24}(\.[\w-]{24}){1,5}$/;

type Keys = Pick<PersonKeys, 'keyFor'>;

/**
 * Whether a device has logged in before with the current password of an account. `cookie` holds a random word, and a
 * mark for each account. A mark is a keyed hash of the word, the account and the time of its password. The cookie
 * reveals no account, opens no session, and ends with the password.
 */
export async function isKnownDevice(keys: Keys, cookie: string | null, password: PasswordSince): Promise<boolean> {
  if (cookie === null || !shape.test(cookie)) return false;
  const [word, ...marks] = cookie.split('.') as [string, ...string[]];
  const mark = Buffer.from(await markOf(keys, word, password));
  return marks.some((one) => timingSafeEqual(Buffer.from(one), mark));
}

/** The cookie of a device that has just logged in. It retains the marks of other accounts. */
export async function deviceCookie(keys: Keys, cookie: string | null, password: PasswordSince): Promise<string> {
  const [word = newWord(), ...marks] = cookie !== null && shape.test(cookie) ? cookie.split('.') : [];
  const mark = await markOf(keys, word, password);
  return [word, ...[mark, ...marks.filter((one) => one !== mark)].slice(0, mostAccounts)].join('.');
}

function newWord(): string {
  return randomBytes(18).toString('base64url');
}

async function markOf(keys: Keys, word: string, { account, changedAt }: PasswordSince): Promise<string> {
  const hash = await keyedHash(keys, 'device', JSON.stringify([word, account, changedAt]));
  return hash.subarray(0, 18).toString('base64url');
}
