/** Bytes that a place has at first; it grows with the largest document that lay in it. */
const smallest = 1024 * 1024;

/**
 * Memory in which a thread lays documents for another to read: so many places by turns, each of which must have been read
 * before it is its turn again. A document that goes from thread to thread in memory of its own counts as this thread's and
 * the other's: some hundred of them make V8 look through all that is old, twice a second.
 */
export function sharedPlaces(count: number): (content: Uint8Array) => Uint8Array<SharedArrayBuffer> {
  const places = Array.from({ length: count }, () => new Uint8Array(new SharedArrayBuffer(smallest)));
  let next = 0;
  return (content) => {
    const turn = next;
    next = (next + 1) % count;
    if (places[turn]!.length < content.length) {
      places[turn] = new Uint8Array(new SharedArrayBuffer(2 * content.length));
    }
    places[turn]!.set(content);
    return places[turn]!.subarray(0, content.length);
  };
}
