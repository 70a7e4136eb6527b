const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** A name for a draft, or for a writing: 12 random base32 characters, as ads have (decisions, Ids). */
export function newDraftId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % 32]).join('');
}

/** What tells a writing: its name, and the time. */
export function writing(): { readonly write: string; readonly at: number } {
  return { write: newDraftId(), at: Date.now() };
}
