import { formatNumber } from '../numbers.ts';

/** A straight-line distance, from whole metres to text: `2 km`. Distances below one kilometre become `1 km`. */
export function formatKilometres(metres: number): string {
  return `${formatNumber(Math.max(1, Math.round(metres / 1000)))}\u00a0km`;
}
