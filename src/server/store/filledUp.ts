/** As long as the next power of two, the last one again and again: stores prepare each text of a query, and would each length. */
export function filledUp(all: readonly string[]): readonly string[] {
  const length = 2 ** Math.ceil(Math.log2(all.length));
  return [...all, ...Array<string>(length - all.length).fill(all.at(-1)!)];
}
