import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PersonKeys } from '#server/store/keys/sealing.ts';
import { keyedHash } from '../keys/marketSecrets.ts';

/** A password that somebody logged in with: whose, and since when it is theirs (epoch milliseconds). */
export interface PasswordSince {
  readonly account: string;
  readonly changedAt: number;
}

/** How long a browser keeps its cookie, in seconds: the longest that browsers allow. */
export const deviceLife = 400 * 24 * 60 * 60;

/** Accounts that one device is known by: a household shares a computer, and a cookie is short. */
const mostAccounts = 5;
const shape = /^[\w-]{24}(\.[\w-]{24}){1,5}$/;

type Keys = Pick<PersonKeys, 'keyFor'>;

/**
 * Whether a device has logged in before with the password that an account has now. `cookie` is what it brings: a random word,
 * and for each account a mark that only the market can make of the word, the account and the time of its password. It says nobody
 * who that is, lets nobody in, and ends with the password.
 */
export async function isKnownDevice(keys: Keys, cookie: string | null, password: PasswordSince): Promise<boolean> {
  if (cookie === null || !shape.test(cookie)) return false;
  const [word, ...marks] = cookie.split('.') as [string, ...string[]];
  const mark = Buffer.from(await markOf(keys, word, password));
  return marks.some((one) => timingSafeEqual(Buffer.from(one), mark));
}

/** The cookie of a device that has just logged in, the marks that it has of other accounts with it. */
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
