/**
 * Whether what was noted at `at` is younger than a span at `now`, all in milliseconds. What is of the future was noted by a clock
 * that has been set back since: how old it is nobody knows, and it is not.
 */
export function isYoungerThan(span: number, at: number, now: number): boolean {
  return at <= now && now - at < span;
}
