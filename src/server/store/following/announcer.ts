/** Tells listeners of commits, by the position that each ends at. */
export interface Announcer {
  announce(head: number): void;
  /** Adds a listener and gives the way to take it away again. */
  listen(listener: (head: number) => void): () => void;
}

/**
 * Makes an announcer that has told of everything up to `head`. News may come twice and late, by several ways: only a
 * later head is told. Listeners run in a turn of their own, so none of them can spoil the commit it is told of.
 */
export function createAnnouncer(head: number): Announcer {
  const listeners = new Set<{ readonly tell: (head: number) => void }>();
  let announced = head;
  return {
    announce(reached) {
      if (reached <= announced) return;
      announced = reached;
      for (const { tell } of listeners) queueMicrotask(() => tell(reached));
    },
    listen(tell) {
      const listener = { tell };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
