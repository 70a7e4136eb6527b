/** A piece of a document: text, or cached bytes in UTF-8. */
export type Piece = string | Uint8Array;

const encoder = new TextEncoder();

/** The buffer in which documents are assembled, one after the other; it grows with the largest. */
let room = new Uint8Array(1024 * 1024);

/**
 * The concatenated pieces in UTF-8. The result is a view of the shared buffer, which the next call overwrites: copy it
 * to keep it.
 */
export function joined(pieces: readonly Piece[]): Uint8Array<ArrayBuffer> {
  let end = 0;
  for (const piece of pieces) {
    // A UTF-16 unit takes three bytes at most.
    makeRoom(end + piece.length * 3, end);
    if (typeof piece === 'string') {
      end += encoder.encodeInto(piece, room.subarray(end)).written;
    } else {
      room.set(piece, end);
      end += piece.length;
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
