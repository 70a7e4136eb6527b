import { describe, expect, it, onTestFinished } from 'vitest';
import { describeSearch } from '#tests/contract/search/searchContract.ts';
import { createMemorySearch } from '#server/search/memorySearch.ts';
import { listing, filter } from '../corpus/listings.ts';
import { inlineBackground } from '../corpus/backgrounds.ts';

describeSearch('search in memory', async () => {
  const search = createMemorySearch({ background: inlineBackground, deltaSize: 6, batchSize: 8 });
  return {
    port: search,
    async change({ put, removed }) {
      if (put.length > 8) await search.putAll(put);
      else for (const document of put) search.apply({ kind: 'put', document });
      for (const id of removed) search.apply({ kind: 'remove', id });
      await search.settled();
    },
    close: () => search.close(),
  };
});

describe('the worker', () => {
  it('builds and merges segments while the main thread searches', async () => {
    const search = createMemorySearch({ deltaSize: 10, batchSize: 20 });
    onTestFinished(() => search.close());
    const documents = Array.from({ length: 100 }, (_, number) => listing(`a${number}`, { title: `Velo ${number}` }));
    const adding = search.putAll(documents.slice(0, 50));
    for (const document of documents.slice(50)) search.apply({ kind: 'put', document });
    expect((await search.search(filter({ query: 'velo' }), { size: 100 })).total).toBe(50);
    await adding;
    await search.settled();
    const { ids, total } = await search.search(filter({ query: 'velo' }), { size: 100 });
    expect(total).toBe(100);
    expect(ids).toEqual(documents.map(({ id }) => id).toReversed());
  });
});
