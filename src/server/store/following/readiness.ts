import { momentsOf } from './moments.ts';
import type { Store } from '../store.ts';

/** Load balancers probe often. A write per probe would let any client wear out the disk. In milliseconds. */
const probeEvery = 5000;

/**
 * Returns a function that reports whether the store can be read and written. A full or read-only disk is then noticed
 * before it affects a visitor. The check writes one small row, every five seconds at most, and returns the last result
 * in between.
 */
export function readinessOf(
  { store, clock }: { readonly store: Store; readonly clock: () => number },
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  const moments = momentsOf(store);
  let probedAt = -Infinity;
  let probe = Promise.resolve(false);

  async function canWrite(): Promise<boolean> {
    try {
      await moments.write('readiness', clock());
      return true;
    } catch {
      return false;
    }
  }

  return async () => {
    const isThere = await store.head().then(
      () => true,
      () => false,
    );
    if (!isThere) return false;
    if (now() - probedAt >= probeEvery) {
      probedAt = now();
      probe = canWrite();
    }
    return probe;
  };
}
