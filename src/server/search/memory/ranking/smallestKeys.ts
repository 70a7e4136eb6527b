/** The maximum key. */
export const highestKey = 0xffffffff;

/**
 * The indexes of the `most` smallest keys, smallest first. Of equal keys the later index comes first. A heap holds the
 * best so far with the worst of them on top, so most keys are read only once.
 */
export function smallestKeys(keys: Uint32Array, most: number): Uint32Array {
  const heap = new Uint32Array(Math.min(most, keys.length));
  let size = 0;
  for (let place = 0; place < keys.length && heap.length > 0; place += 1) {
    if (size < heap.length) {
      heap[size] = place;
      size += 1;
      if (size === heap.length) for (let at = size >>> 1; at >= 0; at -= 1) sink(heap, at, keys);
    } else if (keys[place]! <= keys[heap[0]!]!) {
      heap[0] = place;
      sink(heap, 0, keys);
    }
  }
  return heap.sort((a, b) => keys[a]! - keys[b]! || b - a);
}

function sink(heap: Uint32Array, from: number, keys: Uint32Array): void {
  let at = from;
  const place = heap[at]!;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isWorse(heap[child + 1]!, heap[child]!, keys)) child += 1;
    if (!isWorse(heap[child]!, place, keys)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = place;
}

function isWorse(a: number, b: number, keys: Uint32Array): boolean {
  return keys[a]! > keys[b]! || (keys[a] === keys[b] && a < b);
}
