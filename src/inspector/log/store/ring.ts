/** A list of bounded length: a new item replaces the oldest. */
export interface Ring<T> {
  readonly capacity: number;
  readonly length: number;
  /** The number of items that were replaced. */
  readonly dropped: number;
  /** The item at an index, the oldest being 0; undefined elsewhere. */
  at(index: number): T | undefined;
  /** Appends an item, and returns the one that it replaced. */
  push(item: T): T | undefined;
  /** Removes the newest items, so that only `length` are left. */
  cut(length: number): void;
}

/** Creates an empty ring. It grows with its items until it has reached its capacity. */
export function createRing<T>(capacity: number): Ring<T> {
  if (!Number.isSafeInteger(capacity) || capacity < 1) {
    throw new RangeError(`the capacity must be a whole number from 1, not ${capacity}`);
  }
  const items: T[] = [];
  let oldest = 0;
  let dropped = 0;
  return {
    capacity,
    get length() {
      return items.length;
    },
    get dropped() {
      return dropped;
    },
    at: (index) => (index >= 0 && index < items.length ? items[(oldest + index) % items.length] : undefined),
    push(item) {
      if (items.length < capacity) {
        items.push(item);
        return undefined;
      }
      const replaced = items[oldest];
      items[oldest] = item;
      oldest = (oldest + 1) % capacity;
      dropped += 1;
      return replaced;
    },
    cut(length) {
      const kept = [...items.slice(oldest), ...items.slice(0, oldest)].slice(0, Math.max(0, length));
      oldest = 0;
      items.length = 0;
      for (const item of kept) items.push(item);
    },
  };
}
