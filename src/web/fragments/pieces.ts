/** Of what a document is put together: text, or bytes in UTF-8 that were made before. */
export type Piece = string | Uint8Array;

const encoder = new TextEncoder();

/** What pages are put together in, one after the other; it grows with the largest. */
let room = new Uint8Array(1024 * 1024);

/** The pieces one behind the other, in UTF-8. They stand where the next will be written: who keeps them copies them first. */
export function joined(pieces: readonly Piece[]): Uint8Array<ArrayBuffer> {
  let end = 0;
  for (const piece of pieces) {
    // A unit of UTF-16 takes three bytes at most.
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
