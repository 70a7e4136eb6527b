import type { Store, StoredFact } from './store.ts';

type ReadAll = Store['readAll'];

const readers = new WeakMap<Store, ReadAll>();

/**
 * Reads what follows a position for all who follow a store: they ask for the same at the same time, and between two
 * announcements get one answer. So it may lack what was appended since, of which an announcement will tell; whoever gets too
 * little waits for that. What could not be read is read again.
 */
export function sharedReader(store: Store): ReadAll {
  const known = readers.get(store) ?? shared(store);
  readers.set(store, known);
  return known;
}

function shared(store: Store): ReadAll {
  const reads = new Map<string, Promise<readonly StoredFact[]>>();
  // It listens before those whom it reads for, so none of them is given what was read before their news.
  store.onAppend(() => reads.clear());
  return (after, limit) => {
    const asked = `${after} ${limit}`;
    const known = reads.get(asked);
    if (known) return known;
    const reading = store.readAll(after, limit);
    reads.set(asked, reading);
    reading.catch(() => {
      if (reads.get(asked) === reading) reads.delete(asked);
    });
    return reading;
  };
}
