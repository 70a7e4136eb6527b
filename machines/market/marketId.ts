/** The shape of an id of the market, for schemas. */
export const marketId = /^[a-z\d]{12}$/;

/**
 * Whether a text has the shape of an id: of an ad, a draft, an account or a conversation. Ours have base32 characters alone; a client
 * that names its drafts itself may take every lower-case letter and digit. Facts, calls and pages judge by this check alone, so
 * that each ad that can be published can be saved and written about.
 */
export function isMarketId(text: string): boolean {
  return marketId.test(text);
}
