/** Loads things by id: what is asked for together is read together, and each thing once. */
export interface BatchLoader<T> {
  load(id: string): Promise<T | undefined>;
}

/**
 * A loader for one operation. `read` gives what it finds of the ids, in any order. It is called when nothing more can
 * be asked for without waiting: after the promises of this turn have run, so also what several searches found is read
 * at once.
 */
export function batchLoader<T>(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>): BatchLoader<T> {
  const asked = new Map<string, Promise<T | undefined>>();
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
      const known = asked.get(id);
      if (known) return known;
      batch ??= nextBatch();
      batch.ids.push(id);
      const loading = batch.found.then((found) => found.get(id));
      asked.set(id, loading);
      return loading;
    },
  };
}

/** Resolves when no promise can go on by itself. */
function afterPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
