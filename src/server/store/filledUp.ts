/**
 * Pads a list to the next power of two by repeating its last item. Stores prepare each query text, so fewer lengths
 * mean fewer prepared statements.
 */
export function filledUp(all: readonly string[]): readonly string[] {
  const length = 2 ** Math.ceil(Math.log2(all.length));
  return [...all, ...Array<string>(length - all.length).fill(all.at(-1)!)];
}
