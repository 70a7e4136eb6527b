/** Calls those that were added to it once in `every` milliseconds each, spread over that time. */
export interface Heartbeat<T> {
  add(one: T): void;
  remove(one: T): void;
  stop(): void;
}

/** So many groups take turns: all at once would keep the process busy for a moment in which nobody else is served. */
const groups = 20;

/** Starts it. `beat` is called with each group that has anybody in it; who is added is first called a whole turn later. */
export function createHeartbeat<T>(every: number, beat: (group: readonly T[]) => void): Heartbeat<T> {
  const members = Array.from({ length: groups }, () => new Set<T>());
  const groupOf = new Map<T, Set<T>>();
  let turn = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % groups;
    const group = members[turn]!;
    if (group.size > 0) beat([...group]);
  }, every / groups).unref();
  return {
    add(one) {
      const group = members[turn]!.add(one);
      groupOf.set(one, group);
    },
    remove(one) {
      groupOf.get(one)?.delete(one);
      groupOf.delete(one);
    },
    stop: () => clearInterval(timer),
  };
}
