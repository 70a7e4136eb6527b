/** A piece of a document: text, or cached bytes in UTF-8. */
export type Fragment = string | Uint8Array;

const encoder = new TextEncoder();

/** The buffer in which documents are assembled, one after the other; it grows with the largest. */
let room = new Uint8Array(1024 * 1024);

/**
 * The concatenated pieces in UTF-8. The result is a view of the shared buffer, which the next call overwrites: copy it
 * to keep it.
 */
export function joined(fragments: readonly Fragment[]): Uint8Array<ArrayBuffer> {
  let end = 0;
  for (const fragment of fragments) {
    // The estimate of the needed room: a UTF-16 unit takes at most three bytes in UTF-8.
    makeRoom(end + fragment.length * 3, end);
    if (typeof fragment === 'string') {
      end += encoder.encodeInto(fragment, room.subarray(end)).written;
    } else {
      room.set(fragment, end);
      end += fragment.length;
    }
  }
  return room.subarray(0, end);
}

function makeRoom(needed: number, used: number): void {
  if (needed <= room.length) return;
  const larger = new Uint8Array(needed * 2);
  larger.set(room.subarray(0, used));
  room = larger;
}
