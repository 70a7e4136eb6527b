import { createHash } from 'node:crypto';
import { isMarketId } from '#machines/market/marketId.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const length = 12;

/** Whether a text has the form of a listing's id. Addresses and calls may contain any text. */
export function isListingId(text: string): boolean {
  return isMarketId(text);
}

/**
 * The id of a listing from another source. The same seller and external id always give the same id, so that a second
 * import finds the listing again (decisions, Ids).
 */
export function listingIdFor(sellerId: string, externalId: string): string {
  return derivedId(sellerId, externalId);
}

/**
 * An id in the market's form, derived from a source and an external id. It is the first 60 bits of the SHA-256 of both,
 * as twelve lower-case base32 characters (RFC 4648). A line feed separates the two, so that different pairs never give
 * the same text.
 */
export function derivedId(source: string, externalId: string): string {
  const bits = createHash('sha256').update(`${source}\n${externalId}`).digest().readBigUInt64BE();
  return Array.from({ length }, (_, index) => alphabet[Number((bits >> BigInt(59 - 5 * index)) & 31n)]).join('');
}
