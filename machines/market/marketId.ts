/** The format of the market's ids, for schemas. */
export const marketId = /^[a-z\d]{12}$/;

/**
 * Whether a text has the shape of an id: of a listing, a draft, an account or a conversation. Ids of the market are
 * base32; clients that name their drafts themselves may use all lower-case letters and digits. Facts, calls and pages
 * use this check alone, so every published listing can be saved and written about.
 */
export function isMarketId(text: string): boolean {
  return marketId.test(text);
}
