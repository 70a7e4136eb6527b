import type { PersonKeys } from '#server/store/keys/sealing.ts';

/** The keys that were created for accounts which then were not created. */
export interface UnusedKeys {
  /** Marks an account's key as unused: nothing was or will be written with it. */
  add(account: string): void;
  /**
   * Deletes those keys. The scheduler calls this: a deletion during the call that created the key would reveal its
   * outcome.
   */
  drop(): Promise<void>;
}

/** Holds unused keys in memory. After a crash, unused keys without an account stay in the store. */
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
