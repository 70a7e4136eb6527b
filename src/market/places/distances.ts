import { formatNumber } from '../numbers.ts';

/** A distance as the crow flies, from whole metres, as people read it: `2 km`. What is nearer than one kilometre is `1 km`. */
export function formatKilometres(metres: number): string {
  return `${formatNumber(Math.max(1, Math.round(metres / 1000)))}\u00a0km`;
}
