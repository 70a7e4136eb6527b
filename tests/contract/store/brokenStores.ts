import type { Store, StoredFact } from '#server/store/store.ts';

/** Stores that each break one promise, to test the checker of histories. */
export const brokenStores: Readonly<Record<string, (store: Store) => Store>> = {
  'acknowledges a command that it has lost': (store) => {
    let appends = 0;
    return {
      ...store,
      async append(append) {
        appends += 1;
        if (appends !== 40) return store.append(append);
        const facts = append.facts.map((fact, index) => ({ ...fact, position: 1_000_000 + index }));
        return { kind: 'appended', facts };
      },
    };
  },
  'lets two commands win at the same version': (store) => ({
    ...store,
    async append(append) {
      const outcome = await store.append(append);
      if (outcome.kind !== 'conflict') return outcome;
      const there = await store.readStream(append.facts[0]!.stream, append.facts[0]!.version - 1);
      return { kind: 'appended', facts: there.slice(0, append.facts.length) };
    },
  }),
  'reports the failure of a command that has happened': (store) => {
    let appends = 0;
    return {
      ...store,
      async append(append) {
        const outcome = await store.append(append);
        appends += 1;
        if (appends === 20 || outcome.kind !== 'appended') return outcome;
        throw new Error('nothing has happened');
      },
    };
  },
  /** Behaves like a reader of `position > last` when positions are assigned before the lock is taken. */
  'shows a fact only after later ones': (store) => {
    const passed = new Set<number>();
    const late = ({ position }: StoredFact, head: number) => {
      if (position % 5 !== 0 || passed.has(position)) return false;
      if (position < head) passed.add(position);
      return true;
    };
    return {
      ...store,
      async readAll(after, limit) {
        const head = await store.head();
        return (await store.readAll(after, limit)).filter((fact) => !late(fact, head));
      },
    };
  },
  'gives a subscriber a fact twice': (store) => {
    const supplied = new Set<number>();
    return {
      ...store,
      async readAll(after, limit) {
        const again = after % 9 === 8 && !supplied.has(after);
        supplied.add(after);
        return store.readAll(again ? after - 1 : after, limit);
      },
    };
  },
};
