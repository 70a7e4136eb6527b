/**
 * When something was noted, as far as the clock tells at `now`, both in milliseconds. What is of the future was noted by a clock
 * that has been set back since: how old it is nobody knows, and it counts as older than all else.
 */
export function knownTime(at: number, now: number): number {
  return at <= now ? at : -Infinity;
}

/** Whether what was noted at `at` is younger than a span at `now`, all in milliseconds. What is of the future is not. */
export function isYoungerThan(span: number, at: number, now: number): boolean {
  return now - knownTime(at, now) < span;
}
