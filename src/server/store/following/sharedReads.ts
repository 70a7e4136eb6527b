import type { Store, StoredFact } from '../store.ts';

type ReadAll = Store['readAll'];

const readers = new WeakMap<Store, ReadAll>();

/**
 * Reads what follows a position for all who follow a store: they ask for the same at the same time, and get one answer. What
 * there was at the end of the journal is given until something is announced. So it may lack what was appended since, of which
 * that will tell; whoever gets too little waits for it. What could not be read is read again.
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
    const letGo = () => {
      if (reads.get(asked) === reading) reads.delete(asked);
    };
    // Who catches up passes through all of the journal: of that nothing stays.
    reading.then((facts) => facts.length === limit && letGo(), letGo);
    return reading;
  };
}
