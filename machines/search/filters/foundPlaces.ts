/** A suggested place for a typed name. */
export interface FoundPlace {
  readonly localityID: string;
  /** As people call it: `Köniz BE`, `3011 Bern BE`. */
  readonly label: string;
  /** Canton code. */
  readonly region: number;
}

/** The index of a place's option; null if it is no longer among them. */
export function placeOf(sought: string, found: readonly FoundPlace[]): number | null {
  const at = found.findIndex(({ localityID }) => localityID === sought);
  return at < 0 ? null : at;
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
