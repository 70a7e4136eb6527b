/** Loads values by id (DataLoader): concurrent loads are batched, and each id is read once. */
export interface BatchLoader<T> {
  load(id: string): Promise<T | undefined>;
}

/**
 * A loader for one operation. `read` returns what it finds of the ids, in any order. It runs once all promises of the
 * current turn have settled, so the results of several searches are read in one batch.
 */
export function batchLoader<T>(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>): BatchLoader<T> {
  const loads = new Map<string, Promise<T | undefined>>();
  let batch: { readonly ids: string[]; readonly found: Promise<ReadonlyMap<string, T>> } | undefined;

  function nextBatch() {
    const ids: string[] = [];
    const found = afterPromises().then(() => {
      batch = undefined;
      return read(ids);
    });
    return { ids, found };
  }

  return {
    load(id) {
      const known = loads.get(id);
      if (known) return known;
      batch ??= nextBatch();
      batch.ids.push(id);
      const loading = batch.found.then((found) => found.get(id));
      loads.set(id, loading);
      return loading;
    },
  };
}

/** Resolves once no pending promise can continue without I/O. */
function afterPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
