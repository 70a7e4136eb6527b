interface LockRequest {
  readonly callback: (lock: Lock | null) => unknown;
  readonly answer: PromiseWithResolvers<unknown>;
}

/** The browser's locks, each of which the test grants, refuses or steals: other tabs have requested it too. */
export function holdLocks() {
  const waiting: LockRequest[] = [];
  let held: LockRequest | undefined;

  const ends = (requested: LockRequest, lock: Lock | null) =>
    Promise.resolve(requested.callback(lock)).then(requested.answer.resolve, requested.answer.reject);

  /** The last request for the lock: a repeated request replaces earlier ones. */
  function latest(): LockRequest {
    const requested = waiting.pop();
    if (!requested) throw new Error('No lock was requested');
    return requested;
  }

  const locks: Pick<LockManager, 'request'> = {
    request(...args: unknown[]) {
      const callback = args.at(-1) as LockRequest['callback'];
      const { signal } = args[1] as LockOptions;
      const requested = { callback, answer: Promise.withResolvers<unknown>() };
      waiting.push(requested);
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(requested);
        // Only a request that still waits can be aborted, not a lock that is held.
        if (at < 0) return;
        waiting.splice(at, 1);
        requested.answer.reject(new DOMException('It is asked for no more', 'AbortError'));
      });
      return requested.answer.promise as Promise<never>;
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return {
    isGranted() {
      held = latest();
      void ends(held, { name: 'stream', mode: 'exclusive' });
    },
    isRefused: () => void ends(latest(), null),
    isStolen: () => held?.answer.reject(new DOMException('Another has taken it', 'AbortError')),
    letGo: () => void Reflect.deleteProperty(navigator, 'locks'),
  };
}
