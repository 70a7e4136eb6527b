/** Calls each of its members once every `every` milliseconds, spread over that time. */
export interface Heartbeat<T> {
  add(one: T): void;
  remove(one: T): void;
  stop(): void;
}

/** The number of groups that take turns: calling all members at once would block the event loop for a moment. */
const groups = 20;

/** Starts it. `beat` is called with each non-empty group. A new member is first called after a full interval. */
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
