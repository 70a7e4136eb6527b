/** A moment in an address or a call, in epoch milliseconds. Undefined if the text is not a moment. */
export function momentOf(text: string | null | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
