import { createHash } from 'node:crypto';
import { isMarketId } from '#machines/market/marketId.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const length = 12;

/** Whether a text has the shape of an ad's id: what an address or a call names may be anything. */
export function isListingId(text: string): boolean {
  return isMarketId(text);
}

/**
 * The id of an ad that comes from elsewhere: the same seller and external id always give the same one, so that a second
 * import finds the ad again (decisions, Ids).
 */
export function listingIdFor(sellerId: string, externalId: string): string {
  return derivedId(sellerId, externalId);
}

/**
 * An id of the market's shape, derived from where a thing comes from and what it is called there: twelve lower-case
 * base32 characters (RFC 4648), the first 60 bits of the SHA-256 of both. A line feed keeps the two apart, so that no
 * two pairs run together.
 */
export function derivedId(source: string, externalId: string): string {
  const bits = createHash('sha256').update(`${source}\n${externalId}`).digest().readBigUInt64BE();
  return Array.from({ length }, (_, index) => alphabet[Number((bits >> BigInt(59 - 5 * index)) & 31n)]).join('');
}
