interface LockRequest {
  readonly callback: (lock: Lock | null) => unknown;
  readonly answer: PromiseWithResolvers<unknown>;
}

/** The browser's locks, each of which the test grants, refuses or steals: other tabs have requested it too. */
export function holdLocks() {
  const waiting: LockRequest[] = [];
  let held: LockRequest | undefined;

  const ends = (asked: LockRequest, lock: Lock | null) =>
    Promise.resolve(asked.callback(lock)).then(asked.answer.resolve, asked.answer.reject);

  /** The last request: a repeated request replaces the earlier ones. */
  function latest(): LockRequest {
    const asked = waiting.pop();
    if (!asked) throw new Error('No lock was requested');
    return asked;
  }

  const locks: Pick<LockManager, 'request'> = {
    request(...args: unknown[]) {
      const callback = args.at(-1) as LockRequest['callback'];
      const { signal } = args[1] as LockOptions;
      const asked = { callback, answer: Promise.withResolvers<unknown>() };
      waiting.push(asked);
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(asked);
        // A held lock cannot be aborted.
        if (at < 0) return;
        waiting.splice(at, 1);
        asked.answer.reject(new DOMException('It is asked for no more', 'AbortError'));
      });
      return asked.answer.promise as Promise<never>;
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
