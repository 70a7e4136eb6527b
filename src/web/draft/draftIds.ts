const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** An id of a draft, or of a write: 12 random base32 characters, like the ids of listings (decisions, Ids). */
export function newDraftId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % 32]).join('');
}

/** The metadata of a write: its id, and the time. */
export function writing(): { readonly write: string; readonly at: number } {
  return { write: newDraftId(), at: Date.now() };
}
