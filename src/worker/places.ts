import { loggedInAs } from '#machines/account/session/stateCookie.ts';

import { scope } from './scope.ts';

// The caches: each build has one for its files, one for public pages, and one for the logged-in account.

/** The id of this build, from the hashes in the file names of its documents. */
const build = `${hashIn(__BUILD__.app)}-${hashIn(__BUILD__.sheet)}`;

export const files = `${build}/files`;
export const pages = `${build}/pages`;
/** The name of the cache for pictures, which are the same in every build. */
export const pictures = 'pictures';

/** The name of an account's cache. */
const accounts = /^([^/]+)\/account\/(.+)$/;

const placeOfAccount = (id: string) => `${build}/account/${id}`;

/**
 * An empty cache. Its existence records that a worker of this browser, of whichever build, has read the cookie below.
 */
const cookiesRead = 'cookies-read';

/** The cookie with the login state for the web (ACCOUNT-19). */
const stateCookie = `${__BRAND__}_MYPAGES_STATE`;

/**
 * The caches that the logged-in account may read: its own before the public one. If the worker can read cookies, they
 * decide, so a logout that no page could report counts too. Firefox has the interface in workers but finds no cookie
 * there. Therefore a missing cookie counts only once this worker has read it before.
 */
export async function readable(): Promise<readonly string[]> {
  const account = await accountHere();
  return [...(account === null ? [] : [placeOfAccount(account)]), pages];
}

/**
 * The cache for an answer: that of its account if it has one. Null if that account is not known to be logged in, since
 * its cache would then never be deleted.
 */
export async function placeFor(answer: Response): Promise<string | null> {
  const account = answer.headers.get('x-account');
  if (account === null) return pages;
  return (await accountHere()) === account ? placeOfAccount(account) : null;
}

/** Sets the logged-in account, or null. Deletes the copies of all other accounts, of every build. */
export async function setAccount(id: string | null): Promise<void> {
  for (const name of await caches.keys()) {
    const owner = accounts.exec(name)?.[2];
    if (owner !== undefined && owner !== id) await caches.delete(name);
  }
  // The name of the account's cache, even of an empty one, records to which account later answers belong.
  if (id !== null) await caches.open(placeOfAccount(id));
}

async function accountHere(): Promise<string | null> {
  const names = await caches.keys();
  const known = names.map((name) => accounts.exec(name)?.[2]).find((owner) => owner !== undefined);
  if (known === undefined) return null;
  const { cookieStore } = scope as { readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> } };
  if (!cookieStore) return known;
  const cookie = (await cookieStore.get(stateCookie))?.value;
  if (cookie === undefined && !names.includes(cookiesRead)) return known;
  if (!names.includes(cookiesRead)) await caches.open(cookiesRead);
  if (loggedInAs(cookie) === known) return known;
  await setAccount(null);
  return null;
}

const kinds = { copies: /\/(pages$|account\/)/, files: /\/files$/ };

/** The caches of earlier builds: those with pages and answers, or those with files. */
export async function before(kind: keyof typeof kinds): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => kinds[kind].test(name) && !name.startsWith(`${build}/`));
}

/**
 * Deletes the caches of earlier builds. The files of the previous build stay for open pages, until the build after this
 * one.
 */
export async function deleteOldCaches(): Promise<void> {
  const lasting = new Set([pictures, cookiesRead]);
  const others = (await caches.keys()).filter((name) => !lasting.has(name) && !name.startsWith(`${build}/`));
  const lastFiles = others.findLast((name) => name.endsWith('/files'));
  for (const name of others) if (name !== lastFiles) await caches.delete(name);
}

function hashIn(file: string): string {
  return /-([\w-]+)\.\w+$/.exec(file)![1]!;
}
