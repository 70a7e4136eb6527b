import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { idOf, streamOf } from '#machines/journal/lifecycle.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { follow } from '#server/store/following/subscription.ts';

/** Tells this process who is erased, whichever process has noted it. */
export interface Erasures {
  /** Has `forget` let go of what is kept in memory that a person may be in. Called once for each who is erased. */
  onErased(forget: (account: string) => void): void;
  /** Resolves once every fact up to a position is heeded: true; false where that takes longer than a second. */
  caughtUpTo(position: number): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Follows the journal for `account.erased`. From that fact on this process remembers neither the person's key nor the folded
 * account: while the last mail is written they are read again each time, so that whoever throws the key away takes it from
 * all at once. Those who keep anything else say how it is let go.
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
  // Those whose key is still to be thrown away were erased before this process began.
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
