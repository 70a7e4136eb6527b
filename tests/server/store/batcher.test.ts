import { describe, expect, it } from 'vitest';
import { createBatcher, type RunBatch } from '#server/store/batcher.ts';
import { StoreUnavailable, type Append } from '#server/store/store.ts';
import { factAt } from '#tests/contract/store/facts.ts';

function writing(stream: string, options: { command?: string; alsoReads?: string } = {}): Append {
  const { alsoReads, command } = options;
  const read = [stream, ...(alsoReads ? [alsoReads] : [])].map((name) => ({ stream: name, version: 0 }));
  return { ...(command && { command }), read, facts: [factAt(stream, 1)], rows: [] };
}

/** Creates a batcher that runs batches by the given function, and records the streams of each batch. */
function recorded(run: RunBatch = async (batch) => batch.map(() => ({ kind: 'appended', facts: [] }))) {
  const batches: string[][] = [];
  const runBatch: RunBatch = (batch) => {
    batches.push(batch.map(({ facts }) => facts.map(({ stream }) => stream).join()));
    return run(batch);
  };
  return { batches, runBatch };
}

describe('the batcher', () => {
  it('puts concurrent commands into one batch, in their order', async () => {
    const { batches, runBatch } = recorded();
    const batcher = createBatcher(runBatch);
    await Promise.all(['a', 'b', 'c'].map((stream) => batcher.submit(writing(stream))));
    expect(batches).toEqual([['a', 'b', 'c']]);
  });

  it('forms the next batch while one runs, and never runs two at once', async () => {
    let running = 0;
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const { batches, runBatch } = recorded(async (batch) => {
      running += 1;
      expect(running).toBe(1);
      begun.resolve();
      await release.promise;
      running -= 1;
      return batch.map(() => ({ kind: 'appended', facts: [] }));
    });
    const batcher = createBatcher(runBatch);
    const first = batcher.submit(writing('a'));
    await begun.promise;
    const later = ['b', 'c', 'd'].map((stream) => batcher.submit(writing(stream)));
    release.resolve();
    await Promise.all([first, ...later]);
    expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
  });

  it('respects the maximum size of a batch', async () => {
    const { batches, runBatch } = recorded();
    const batcher = createBatcher(runBatch, { most: 2 });
    await Promise.all(['a', 'b', 'c'].map((stream) => batcher.submit(writing(stream))));
    expect(batches).toEqual([['a', 'b'], ['c']]);
  });

  it('delays a command that conflicts with another: by its writes, by its reads, by its id', async () => {
    const { batches, runBatch } = recorded();
    const batcher = createBatcher(runBatch);
    await Promise.all([
      batcher.submit(writing('a', { command: 'one', alsoReads: 'shared' })),
      batcher.submit(writing('a')),
      batcher.submit(writing('b', { alsoReads: 'a' })),
      batcher.submit(writing('c', { command: 'one' })),
      batcher.submit(writing('shared')),
      batcher.submit(writing('d', { alsoReads: 'shared' })),
    ]);
    expect(batches[0]).toEqual(['a', 'd']);
    expect(batches.flat().toSorted()).toEqual(['a', 'a', 'b', 'c', 'd', 'shared']);
  });

  it('runs a failed batch again command by command, so that only the faulty one fails', async () => {
    const { batches, runBatch } = recorded(async (batch) => {
      if (batch.some(({ facts }) => facts[0]!.stream === 'guilty')) throw new RangeError('spoilt');
      return batch.map(() => ({ kind: 'appended', facts: [] }));
    });
    const batcher = createBatcher(runBatch);
    const settled = await Promise.allSettled(['a', 'guilty', 'b'].map((stream) => batcher.submit(writing(stream))));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['a', 'guilty', 'b'], ['a'], ['guilty'], ['b']]);
  });

  it('fails a whole batch while the store is unavailable, and continues afterwards', async () => {
    let away = true;
    const { batches, runBatch } = recorded(async (batch) => {
      if (away) throw new StoreUnavailable('away');
      return batch.map(() => ({ kind: 'appended', facts: [] }));
    });
    const batcher = createBatcher(runBatch);
    const settled = await Promise.allSettled(['a', 'b'].map((stream) => batcher.submit(writing(stream))));
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    away = false;
    await expect(batcher.submit(writing('a'))).resolves.toEqual({ kind: 'appended', facts: [] });
    expect(batches).toEqual([['a', 'b'], ['a']]);
  });

  it('delays commands while something runs exclusively', async () => {
    const { batches, runBatch } = recorded();
    const batcher = createBatcher(runBatch);
    const release = Promise.withResolvers<void>();
    const alone = batcher.alone(async () => {
      await release.promise;
      return batches.length;
    });
    const waiting = batcher.submit(writing('a'));
    setImmediate(release.resolve);
    expect(await alone).toBe(0);
    await waiting;
    expect(batches).toEqual([['a']]);
  });
});
