/**
 * How many of some times lie in the stretch that ends now, its beginning left out. Those ahead of now do not count: since they were
 * noted the clock was set back, and whoever waited for them would wait for as long as it was set back by.
 */
export function countLately(
  times: readonly number[],
  { at, within }: { readonly at: number; readonly within: number },
): number {
  return times.filter((time) => time > at - within && time <= at).length;
}
