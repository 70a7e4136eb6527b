/** A place that was found by what somebody typed. */
export interface FoundPlace {
  readonly localityID: string;
  /** As one says it: `Köniz BE`, `3011 Bern BE`. */
  readonly label: string;
  /** Canton code. */
  readonly region: number;
}

/** The option of a place; null where it is not among those found any more. */
export function placeOf(sought: string, found: readonly FoundPlace[]): number | null {
  const at = found.findIndex(({ localityID }) => localityID === sought);
  return at < 0 ? null : at;
}

/** Where keys go among the options: from one to the other, or to the ends. */
export type OptionWay = 'next' | 'previous' | 'first' | 'last';

/** The option that the keys come to, round and round; the first or the last from none. */
export function beside(active: number | null, to: OptionWay, count: number): number {
  if (to === 'first') return 0;
  if (to === 'last') return count - 1;
  if (active === null) return to === 'next' ? 0 : count - 1;
  return (active + (to === 'next' ? 1 : -1) + count) % count;
}
