interface Asked {
  readonly callback: (lock: Lock | null) => unknown;
  readonly answer: PromiseWithResolvers<unknown>;
}

/** Locks as a browser has them, each of which is given, refused or taken away by hand: other tabs have asked for it too. */
export function holdLocks() {
  const waiting: Asked[] = [];
  let held: Asked | undefined;

  const ends = (asked: Asked, lock: Lock | null) =>
    Promise.resolve(asked.callback(lock)).then(asked.answer.resolve, asked.answer.reject);

  /** What was asked for last: whoever asks again waits for nothing that was asked before. */
  function latest(): Asked {
    const asked = waiting.pop();
    if (!asked) throw new Error('Nobody has asked for a lock');
    return asked;
  }

  const locks: Pick<LockManager, 'request'> = {
    request(...args: unknown[]) {
      const callback = args.at(-1) as Asked['callback'];
      const { signal } = args[1] as LockOptions;
      const asked = { callback, answer: Promise.withResolvers<unknown>() };
      waiting.push(asked);
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(asked);
        // Who has a lock keeps it.
        if (at < 0) return;
        waiting.splice(at, 1);
        asked.answer.reject(new DOMException('It is asked for no more', 'AbortError'));
      });
      return asked.answer.promise as Promise<never>;
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return {
    isGiven() {
      held = latest();
      void ends(held, { name: 'stream', mode: 'exclusive' });
    },
    isRefused: () => void ends(latest(), null),
    isTakenAway: () => held?.answer.reject(new DOMException('Another has taken it', 'AbortError')),
    letGo: () => void Reflect.deleteProperty(navigator, 'locks'),
  };
}
