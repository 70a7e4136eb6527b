import { megabyte } from '#machines/market/units.ts';

/** The limits of a cache. The oldest copies are deleted first. */
export interface Room {
  readonly copies: number;
  readonly bytes: number;
}

/** The limits for public pages and the answers to their calls. */
export const roomForPages: Room = { copies: 80, bytes: 12 * megabyte };

/**
 * The limits for pages and answers of the logged-in account: enough for the first page of conversations as a buyer, and
 * that as a seller.
 */
export const roomForAccount: Room = { copies: 200, bytes: 16 * megabyte };

export const roomForPictures: Room = { copies: 400, bytes: 30 * megabyte };

/** The limits for the scripts, styles and fonts of a build; all of them together are smaller. */
export const roomForFiles: Room = { copies: 400, bytes: 12 * megabyte };

/** The largest size of a single copy, in bytes. */
export const largestCopy = 2 * megabyte;

/** How long to wait for the network if there is a copy, in milliseconds. */
export const patience = 8_000;

/** How long a copy counts as fresh, so that a page which has just arrived is not requested twice, in milliseconds. */
export const freshFor = 60_000;

/** The most answers that may wait until the logged-in account is known. */
export const mostUnplaced = 10;

/** The most pages and answers of the previous build that a new build requests again when it takes over. */
export const mostCarried = 20;

/** How many copies, counted from the first, must be deleted to respect the limits. */
export function surplus(copies: readonly { readonly bytes: number }[], room: Room): number {
  let bytes = copies.reduce((sum, each) => sum + each.bytes, 0);
  let gone = 0;
  while (copies.length - gone > room.copies || bytes > room.bytes) {
    bytes -= copies[gone]!.bytes;
    gone += 1;
  }
  return gone;
}
