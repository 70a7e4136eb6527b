/** Notifies the listeners of a log, at most once in a turn of the event loop. */
export interface Changes {
  subscribe(onChange: () => void): () => void;
  /** Costs little without listeners. */
  note(): void;
}

/** The scheduler of notifications: calls back in a later turn of the event loop. */
export type Later = (call: () => void) => void;

/** Creates the listeners' list of a log. */
export function createChanges(later: Later = (call) => void setTimeout(call, 0)): Changes {
  const listeners = new Set<() => void>();
  let isDue = false;
  function tell(): void {
    isDue = false;
    for (const listener of listeners) listener();
  }
  return {
    subscribe(onChange) {
      // The same function may subscribe twice.
      const listener = () => onChange();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    note() {
      if (isDue || listeners.size === 0) return;
      isDue = true;
      later(tell);
    },
  };
}
