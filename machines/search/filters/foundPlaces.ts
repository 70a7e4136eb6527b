/** A suggestion for a typed name: a place or a whole canton. */
export interface FoundPlace {
  /** Null for a whole canton. */
  readonly localityID: string | null;
  /** As people call it: `Köniz BE`, `3011 Bern BE`; for a canton, its name. */
  readonly label: string;
  /** The number of the place's canton (4 is Bern). */
  readonly region: number;
}

/** The index of an option; null if there is none. */
export function indexIn(found: readonly FoundPlace[], index: number): number | null {
  return index < found.length ? index : null;
}

/** The movements between options: to the next or previous one, or to the ends. */
export type OptionWay = 'next' | 'previous' | 'first' | 'last';

/** The option after a movement, wrapping at the ends; from none, the first or the last. */
export function optionAfter(active: number | null, to: OptionWay, count: number): number {
  if (to === 'first') return 0;
  if (to === 'last') return count - 1;
  if (active === null) return to === 'next' ? 0 : count - 1;
  return (active + (to === 'next' ? 1 : -1) + count) % count;
}
