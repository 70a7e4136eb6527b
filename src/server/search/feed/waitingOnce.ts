import { requestPatience } from '#server/search/feed/fedSearch.ts';

/** A feed that requests can wait for. */
export interface Feed {
  /** The position that the feed is known to have reached. */
  reached(): number;
  /**
   * Resolves once the feed has reached a position, or after `patience` milliseconds. With 0 it checks without waiting.
   */
  until(position: number, patience: number): Promise<unknown>;
}

/**
 * Waits for a feed on behalf of requests. Returns the feed's position, or undefined if it missed the wanted position in
 * time. After a timeout, no caller waits again until the feed has reached the missed position. A request that waits at
 * several places thus loses one second to a stalled feed, not one at each place (design, "Write path"). A caller that
 * gives a `patience` always waits for it.
 */
export function waitingOnce({ reached, until }: Feed) {
  /** The highest position that a caller waited for in vain. */
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
