/** An ephemeral message between processes, stored in no journal. */
export interface Signal {
  readonly topic: string;
  readonly text: string;
}

/** Passes signals to the listeners of their topic. */
export interface Signals {
  tell(signal: Signal): void;
  /** Adds a listener. Returns the function that removes it. */
  listen(topic: string, listener: (text: string) => void): () => void;
}

/**
 * The longest payload that PostgreSQL accepts, in bytes, less room for the topic
 * (postgresql.org/docs/current/sql-notify.html).
 */
export const largestSignal = 7000;

/** Creates the dispatcher of signals within a process. Each listener runs in a microtask of its own. */
export function createSignals(): Signals {
  const listeners = new Set<{ readonly topic: string; readonly hear: (text: string) => void }>();
  return {
    tell({ topic, text }) {
      for (const listener of listeners) if (listener.topic === topic) queueMicrotask(() => listener.hear(text));
    },
    listen(topic, hear) {
      const listener = { topic, hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Rejects a signal that some engine could not transmit: a RangeError with its size. */
export function checkSignal({ topic, text }: Signal): void {
  const size = Buffer.byteLength(text);
  if (size > largestSignal)
    throw new RangeError(`A signal of ${topic} has ${size} bytes, and may have ${largestSignal}`);
}
