import { megabyte } from '#machines/market/units.ts';

/** What copies of a kind may take together. Those that were kept longest ago go first. */
export interface Room {
  readonly copies: number;
  readonly bytes: number;
}

/** Pages that nobody was logged in for, and the answers to calls. */
export const roomForPages: Room = { copies: 80, bytes: 12 * megabyte };

/** The same of whoever is logged in: as many conversations as two lists begin with among them. */
export const roomForAccount: Room = { copies: 200, bytes: 16 * megabyte };

export const roomForPictures: Room = { copies: 400, bytes: 30 * megabyte };

/** The scripts, styles and faces of a build; all of them together are less. */
export const roomForFiles: Room = { copies: 400, bytes: 12 * megabyte };

/** No single copy is larger, in bytes. */
export const largestCopy = 2 * megabyte;

/** How long a line that gives no answer is waited for where there is a copy, in milliseconds. */
export const patience = 8_000;

/** How long a copy counts as fresh, so that a page which has just come is not asked for twice, in milliseconds. */
export const freshFor = 60_000;

/** How many answers may wait until it is known who is logged in. */
export const mostUnplaced = 10;

/** How many of the pages of a build before, and of its answers, a new build asks for anew as it takes over. */
export const mostCarried = 20;

/** How many of the first copies have to go so that the others have room. */
export function surplus(copies: readonly { readonly bytes: number }[], room: Room): number {
  let bytes = copies.reduce((sum, each) => sum + each.bytes, 0);
  let gone = 0;
  while (copies.length - gone > room.copies || bytes > room.bytes) {
    bytes -= copies[gone]!.bytes;
    gone += 1;
  }
  return gone;
}
