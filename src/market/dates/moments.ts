/** A moment as addresses and calls write it, in epoch milliseconds; undefined if the text is not a moment. */
export function momentOf(text: string | null | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
