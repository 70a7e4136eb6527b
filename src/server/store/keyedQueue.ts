/** Runs work of one key in sequence, and work of different keys at the same time. A failure does not stop the next work. */
export function keyedQueue(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const done = (queues.get(key) ?? Promise.resolve()).then(work);
    const settled = done.catch(() => undefined);
    queues.set(key, settled);
    void settled.then(() => queues.get(key) === settled && queues.delete(key));
    return done;
  };
}
