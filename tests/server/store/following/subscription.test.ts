import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite/sqliteStore.ts';
import { sharedReader } from '#server/store/following/sharedReads.ts';
import { StoreUnavailable, type Store, type StoredFact } from '#server/store/store.ts';
import { follow, type Subscriber, type Subscription } from '#server/store/following/subscription.ts';
import { commandOn, rowOf, tally, tallyTable } from '#tests/contract/store/facts.ts';

const patience = 20_000;

/** Does not wait between attempts; `caughtUpTo` never times out, so the test's own limit applies. */
const noPause = async (ms: number) => void (ms === patience && (await new Promise(() => undefined)));

describe('a subscription', () => {
  let dataDir: string;
  let store: Store;
  let subscriptions: Subscription[];

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'allmend-subscription-'));
    store = await openSqliteStore({ dataDir });
    await store.write([{ sql: tallyTable, parameters: [] }]);
    subscriptions = [];
  });

  afterEach(async () => {
    await Promise.all(subscriptions.map((subscription) => subscription.stop()));
    await store.close();
    rmSync(dataDir, { recursive: true });
  });

  function followed(subscriber: Partial<Subscriber> & Pick<Subscriber, 'handle'>, on = store): Subscription {
    const subscription = follow(on, { name: 'counting', ...subscriber });
    subscriptions.push(subscription);
    return subscription;
  }

  /** Appends facts without rows, so that subscribers can write the rows. */
  async function happen(stream: string, times: number, from = 0): Promise<void> {
    await store.append({ ...commandOn('sqlite', { [stream]: from }, { size: times }), rows: [] });
  }

  const positions = (facts: readonly StoredFact[]) => facts.map(({ position }) => position);

  it('receives earlier and later facts, in order and in chunks', async () => {
    const calls: number[][] = [];
    await happen('thing-1', 5);
    const subscription = followed({ batch: 2, handle: (facts) => void calls.push(positions(facts)) });
    expect(await subscription.caughtUpTo(5, patience)).toBe(true);
    await happen('thing-1', 1, 5);
    expect(await subscription.caughtUpTo(6, patience)).toBe(true);
    expect(calls).toEqual([[1, 2], [3, 4], [5], [6]]);
    expect(subscription.position).toBe(6);
  });

  it('reads once for all subscribers, nothing twice, and nothing that was not announced', async () => {
    const requestedLimit: number[] = [];
    const counting: Store = {
      ...store,
      readAll(after, limit) {
        requestedLimit.push(after);
        return store.readAll(after, limit);
      },
    };
    const both = [1, 2].map(() => followed({ from: 0, handle: () => undefined }, counting));
    const caughtUp = (position: number) => Promise.all(both.map((one) => one.caughtUpTo(position, patience)));
    for (const version of [0, 1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await happen('thing-1', 1, version);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await caughtUp(version + 1)).toEqual([true, true]);
    }
    expect(requestedLimit).toEqual([0, 0, 1, 2]);
  });

  it('continues from its checkpoint when it is started again', async () => {
    await happen('thing-1', 3);
    const first = followed({ handle: () => undefined });
    await first.caughtUpTo(3, patience);
    await first.stop();
    await happen('thing-1', 2, 3);
    const seen: number[] = [];
    const second = followed({ handle: (facts) => void seen.push(...positions(facts)) });
    await second.caughtUpTo(5, patience);
    expect(seen).toEqual([4, 5]);
  });

  it('starts at a given position and stores no checkpoint when the caller stores its own', async () => {
    await happen('thing-1', 3);
    const seen: number[] = [];
    const subscription = followed({ from: 1, handle: (facts) => void seen.push(...positions(facts)) });
    await subscription.caughtUpTo(3, patience);
    expect(seen).toEqual([2, 3]);
    expect(await store.query({ sql: 'SELECT * FROM checkpoints', parameters: [] })).toEqual([]);
  });

  it('writes its rows together with its checkpoint, so each is written once', async () => {
    await happen('thing-1', 4);
    const rows = (facts: readonly StoredFact[]) => facts.map((fact) => rowOf('sqlite', fact));
    let failing = true;
    // The connection breaks after the commit: the rows are in, without a confirmation.
    const unsure: Store = {
      ...store,
      async write(statements) {
        await store.write(statements);
        if (failing) {
          failing = false;
          throw new StoreUnavailable('it is unknown whether it has happened');
        }
      },
    };
    let calls = 0;
    const subscription = followed(
      {
        batch: 2,
        handle: (facts) => {
          calls += 1;
          return rows(facts);
        },
        wait: noPause,
      },
      unsure,
    );
    await subscription.caughtUpTo(4, patience);
    expect(await tally(store)).toEqual(['thing-1 1', 'thing-1 2', 'thing-1 3', 'thing-1 4']);
    expect(calls).toBe(2);
  });

  it('waits longer and longer while the store is unavailable, and then continues', async () => {
    await happen('thing-1', 1);
    const waits: number[] = [];
    let away = true;
    const leaving: Store = {
      ...store,
      readAll: async (after, limit) => {
        if (away) throw new StoreUnavailable('gone');
        return store.readAll(after, limit);
      },
    };
    const wait = async (ms: number) => {
      if (ms !== patience) waits.push(ms);
      if (waits.length === 8) away = false;
      await noPause(ms);
    };
    const subscription = followed({ handle: () => undefined, wait }, leaving);
    expect(await subscription.caughtUpTo(1, patience)).toBe(true);
    expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000]);
  });

  it('delivers the same facts again, and reports it, when the handler failed', async () => {
    await happen('thing-1', 2);
    const failures: unknown[] = [];
    const calls: number[][] = [];
    const subscription = followed({
      handle(facts) {
        calls.push(positions(facts));
        if (calls.length < 3) throw new RangeError('not now');
      },
      onFailure: (error) => void failures.push(error),
      wait: noPause,
    });
    await subscription.caughtUpTo(2, patience);
    expect(calls).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(failures).toEqual([new RangeError('not now'), new RangeError('not now')]);
  });

  it('reports that it has not caught up when that takes too long', async () => {
    const subscription = followed({ handle: () => undefined, wait: async () => undefined });
    expect(await subscription.caughtUpTo(1)).toBe(false);
  });

  it('handles one chunk at a time, and stops after the current one', async () => {
    await happen('thing-1', 3);
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let done = 0;
    const subscription = followed({
      batch: 1,
      async handle() {
        begun.resolve();
        await release.promise;
        done += 1;
      },
    });
    await begun.promise;
    const stopped = subscription.stop();
    expect(done).toBe(0);
    release.resolve();
    await stopped;
    expect([done, subscription.position]).toEqual([1, 1]);
  });
});

describe('shared reads', () => {
  const fact = (position: number) => ({ position }) as StoredFact;

  /** Creates a store with this many facts, which counts the reads of its journal. */
  function opened(facts: number) {
    let reads = 0;
    const store = {
      onAppend: () => () => undefined,
      async readAll(after: number, limit: number) {
        reads += 1;
        return Array.from({ length: Math.min(limit, facts - after) }, (_, index) => fact(after + index + 1));
      },
    } as unknown as Store;
    return { read: sharedReader(store), reads: () => reads };
  }

  it('are one while they are in progress', async () => {
    const { read, reads } = opened(5);
    await Promise.all([read(0, 2), read(0, 2)]);
    expect(reads()).toBe(1);
  });

  it('cache the end of the journal, and nothing of the way there', async () => {
    const { read, reads } = opened(5);
    for (const after of [0, 2, 4, 0, 2, 4]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await read(after, 2);
    }
    expect(reads()).toBe(5);
  });
});
