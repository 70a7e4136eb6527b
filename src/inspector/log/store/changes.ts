/** Notifies the listeners of a log, at most once in a turn of the event loop. */
export interface Changes {
  subscribe(onChange: () => void): () => void;
  /** The number of changes so far. */
  readonly revision: number;
  /** Costs little without listeners. */
  note(): void;
}

/** The scheduler of notifications: calls back in a later turn of the event loop. */
export type Later = (call: () => void) => void;

/** Creates the listeners' list of a log. */
export function createChanges(later: Later = (call) => void setTimeout(call, 0)): Changes {
  const listeners = new Set<() => void>();
  let isDue = false;
  let revision = 0;
  function notify(): void {
    isDue = false;
    for (const listener of listeners) listener();
  }
  return {
    get revision() {
      return revision;
    },
    subscribe(onChange) {
      // The same function may subscribe twice.
      const listener = () => onChange();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    note() {
      revision += 1;
      if (isDue || listeners.size === 0) return;
      isDue = true;
      later(notify);
    },
  };
}
