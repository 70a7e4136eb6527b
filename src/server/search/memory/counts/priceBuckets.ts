import { onRequest } from '../segment/columns.ts';

/**
 * The lowest price of each bucket. They are common price bounds, so few listings lie between a search's bound and the
 * next one.
 */
const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9];
const lowest = [
  0,
  1,
  ...[10, 100, 1000, 10_000, 100_000, 1_000_000].flatMap((ten) => steps.map((step) => step * ten)),
  10_000_000,
  onRequest,
];

/** The price buckets in whole francs, both bounds inclusive. The last bucket is for listings on request. */
export const buckets = lowest.map((from, place) => ({ from, to: (lowest[place + 1] ?? onRequest + 1) - 1 }));

/** The index of the bucket that contains a price. */
export function bucketOf(price: number): number {
  let low = 0;
  let high = buckets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (buckets[middle]!.from <= price) low = middle;
    else high = middle - 1;
  }
  return low;
}
