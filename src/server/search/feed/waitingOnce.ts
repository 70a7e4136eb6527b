import { requestPatience } from '#server/search/feed/fedSearch.ts';

/** What waits for a feed. */
export interface Feed {
  /** The position up to which the feed is known to have come. */
  reached(): number;
  /** Resolves once the feed has come up to a position, or after so many milliseconds; with 0 it looks and does not wait. */
  until(position: number, patience: number): Promise<unknown>;
}

/**
 * Waits for a feed on behalf of requests, each of which waits at several places: gives the position that the feed has come
 * up to, or undefined when it was not the wanted one in time. After a wait in vain nobody waits again until the feed has
 * come up to what was waited for, so that with a feed that stands still, or stays behind, a request takes a second longer
 * and not one at each place (design, "Write path"). Who tells a patience of their own has it in any case.
 */
export function waitingOnce({ reached, until }: Feed) {
  /** What somebody has waited for in vain. */
  let missed = 0;

  return async function wait(wanted: number, patience?: number): Promise<number | undefined> {
    if (patience === undefined && reached() < missed) await until(missed, 0);
    const isWaitedFor = reached() < wanted && (patience !== undefined || reached() >= missed);
    if (isWaitedFor) await until(wanted, patience ?? requestPatience);
    if (reached() >= wanted) return reached();
    missed = Math.max(missed, wanted);
    return undefined;
  };
}
