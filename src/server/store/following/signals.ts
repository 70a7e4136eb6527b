/** Something that processes tell each other at the moment and no journal keeps. */
export interface Signal {
  readonly topic: string;
  readonly text: string;
}

/** Passes signals on to whoever listens to their topic. */
export interface Signals {
  tell(signal: Signal): void;
  /** Adds a listener and gives the way to take it away again. */
  listen(topic: string, listener: (text: string) => void): () => void;
}

/** The longest that PostgreSQL takes, in bytes, with room for the topic (postgresql.org/docs/current/sql-notify.html). */
export const largestSignal = 7000;

/** Makes the passing on of signals within a process. Each listener runs in a turn of its own. */
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

/** Refuses a signal that not every engine could pass on: RangeError names its size. */
export function checkSignal({ topic, text }: Signal): void {
  const size = Buffer.byteLength(text);
  if (size > largestSignal)
    throw new RangeError(`A signal of ${topic} has ${size} bytes, and may have ${largestSignal}`);
}
