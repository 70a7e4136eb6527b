import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { idOf, streamOf } from '#machines/journal/lifecycle.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { follow } from '#server/store/following/subscription.ts';

/** Notifies this process of erased accounts, whichever process has appended the fact. */
export interface Erasures {
  /** Registers a function that removes an erased person from memory. Called once for each erased account. */
  onErased(forget: (account: string) => void): void;
  /** Resolves with true once every fact up to a position is handled, with false after a second. */
  caughtUpTo(position: number): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Follows the journal for `account.erased`. From that fact on this process caches neither the person's key nor the
 * folded account. They are read again each time while the last mail is written, so that deleting the key has an
 * immediate effect everywhere. Other caches register with `onErased`.
 */
export async function openErasures(
  market: Market,
  { onFailure }: { readonly onFailure: (error: unknown) => void },
): Promise<Erasures> {
  const { store, sql, keys, commands } = market;
  const listeners: ((account: string) => void)[] = [
    (account) => keys.letGo(account),
    (account) => commands.letGo(streamOf(accountLifecycle, account)),
  ];
  const tell = (account: string) => listeners.forEach((forget) => forget(account));

  const from = await store.head();
  // These accounts were erased before this process started, and their keys still exist.
  const pending = compiled(sql.selectFrom('erasures').select('account'));
  for (const { account } of await store.query<{ account: string }>(pending)) tell(account);

  const following = follow(store, {
    name: 'erasures',
    skips: market.skips,
    from,
    handle(facts) {
      for (const { type, stream } of facts) if (type === 'account.erased') tell(idOf(stream));
    },
    onFailure,
  });
  return {
    onErased: (forget) => void listeners.push(forget),
    caughtUpTo: (position) => following.caughtUpTo(position),
    close: () => following.stop(),
  };
}
