/** A moment of the interface (RFC 3339) in epoch milliseconds; null stays null. */
export function momentOf<Moment extends string | null>(moment: Moment): Moment extends string ? number : null {
  return (moment === null ? null : Date.parse(moment)) as Moment extends string ? number : null;
}
