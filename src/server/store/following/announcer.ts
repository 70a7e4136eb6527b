/** Notifies listeners of commits; each call passes the position of the last committed fact. */
export interface Announcer {
  announce(head: number): void;
  /** Adds a listener. Returns the function that removes it. */
  listen(listener: (head: number) => void): () => void;
}

/**
 * Creates an announcer for positions after `head`. Several sources may report the same commit, and late. Listeners
 * receive increasing positions only. Each listener runs in a microtask of its own, so its error cannot affect the
 * commit.
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
