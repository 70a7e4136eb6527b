/**
 * The number of times in the window that ends now, its start excluded. A time in the future does not count: the clock
 * was set back since, and a client would have to wait for that span.
 */
export function countLately(
  times: readonly number[],
  { at, within }: { readonly at: number; readonly within: number },
): number {
  return times.filter((time) => time > at - within && time <= at).length;
}
