import type { PersonKeys } from '#server/store/keys/sealing.ts';

/** Keys that were made for accounts which then nobody needed. */
export interface UnusedKeys {
  /** Notes that nothing was or will be written with the key of this account. */
  add(account: string): void;
  /** Throws those keys away. The scheduler does so: done with the call that made one, it would tell what came of that call. */
  drop(): Promise<void>;
}

/** Keeps them in this process: what is left of one that dies are keys of nobody. */
export function unusedKeys(keys: Pick<PersonKeys, 'forget'>): UnusedKeys {
  const unused = new Set<string>();
  return {
    add: (account) => void unused.add(account),
    async drop() {
      for (const account of unused) {
        await keys.forget(account);
        unused.delete(account);
      }
    },
  };
}
