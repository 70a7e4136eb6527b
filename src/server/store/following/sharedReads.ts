import type { Store, StoredFact } from '../store.ts';

type ReadAll = Store['readAll'];

const readers = new WeakMap<Store, ReadAll>();

/**
 * Shares reads of the journal between all followers of a store: they need the same facts at the same time. The answer
 * at the end of the journal is reused until the store announces a commit, so it may miss newer facts. A follower that
 * receives too few facts waits for the announcement. A failed read is not reused.
 */
export function sharedReader(store: Store): ReadAll {
  const known = readers.get(store) ?? shared(store);
  readers.set(store, known);
  return known;
}

function shared(store: Store): ReadAll {
  const reads = new Map<string, Promise<readonly StoredFact[]>>();
  // This listener is registered before those of all followers, so no follower gets a read that began before its
  // notification.
  store.onAppend(() => reads.clear());
  return (after, limit) => {
    const key = `${after} ${limit}`;
    const known = reads.get(key);
    if (known) return known;
    const reading = store.readAll(after, limit);
    reads.set(key, reading);
    const letGo = () => {
      if (reads.get(key) === reading) reads.delete(key);
    };
    // A full batch belongs to a follower that catches up through the whole journal. It is not reused.
    reading.then((facts) => facts.length === limit && letGo(), letGo);
    return reading;
  };
}
