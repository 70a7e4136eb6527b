/**
 * A recorded time, in milliseconds, if it is not after `now`. A time in the future comes from a clock that was set back
 * since. Its age is unknown, so it counts as older than all others.
 */
export function knownTime(at: number, now: number): number {
  return at <= now ? at : -Infinity;
}

/** Whether the record at `at` is younger than a span at `now`, all in milliseconds. A time in the future is not. */
export function isYoungerThan(span: number, at: number, now: number): boolean {
  return now - knownTime(at, now) < span;
}
