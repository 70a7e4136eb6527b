/** The initial size of a place in bytes. It grows with the largest document. */
const smallest = 1024 * 1024;

/**
 * A ring of shared memory for passing documents to another thread. A place is reused after `count` documents and must
 * have been read by then. Documents in separate buffers would count as the memory of both threads. A hundred of them
 * make V8 run a full collection twice a second.
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
