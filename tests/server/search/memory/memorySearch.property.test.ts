import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as handOver } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySearch, loadSnapshot, type MemorySearch } from '#server/search/memorySearch.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import { isLong } from '#tests/drivers/run/sizes.ts';
import { anyArea, anyDocument, anyDocuments, anyFilter, anyId, anyWordless } from '../corpus/arbitraries.ts';
import { heldBackground, inlineBackground } from '../corpus/backgrounds.ts';
import { naiveSearch } from '../corpus/naiveSearch.ts';

const small = { background: inlineBackground, deltaSize: 6, batchSize: 8 };
/** Generates a search as the port receives it. */
const anySearch = fc.record({
  filter: fc.oneof(anyFilter, anyWordless),
  page: fc.record({ size: fc.constant(3), area: anyArea }),
});

type AnySearch = typeof anySearch extends fc.Arbitrary<infer One> ? One : never;

async function searchOf(documents: readonly SearchDocument[]): Promise<MemorySearch> {
  const search = createMemorySearch(small);
  await search.putAll(documents);
  await search.settled();
  return search;
}

describe('search in memory', () => {
  it('matches the naive search after any puts, changes and removals, with any merging of segments', async () => {
    type Step =
      | { do: 'put'; document: SearchDocument }
      | { do: 'remove'; id: string }
      | { do: 'handOver' }
      | { do: 'search'; requested: AnySearch };
    const anyStep: fc.Arbitrary<Step> = fc.oneof(
      { weight: 6, arbitrary: anyDocument.map((document) => ({ do: 'put' as const, document })) },
      { weight: 2, arbitrary: anyId.map((id) => ({ do: 'remove' as const, id })) },
      { weight: 2, arbitrary: fc.constant({ do: 'handOver' as const }) },
      { weight: 6, arbitrary: anySearch.map((requested) => ({ do: 'search' as const, requested })) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { maxLength: 80, size: 'max' }),
        fc.constantFrom(4, 50),
        async (steps, deltaSize) => {
          const background = heldBackground();
          const search = createMemorySearch({ background, deltaSize });
          const model = new Map<string, SearchDocument>();
          for (const step of steps) {
            if (step.do === 'put') {
              search.apply({ kind: 'put', document: step.document });
              model.set(step.document.id, step.document);
            } else if (step.do === 'remove') {
              search.apply({ kind: 'remove', id: step.id });
              model.delete(step.id);
            } else if (step.do === 'handOver') {
              background.release();
              await handOver();
            } else if (step.do === 'search') {
              const { filter, page } = step.requested;
              const answer = await search.search(filter, page);
              expect(answer).toEqual(naiveSearch([...model.values()], filter, page));
            }
          }
          expect(search.size).toBe(model.size);
        },
      ),
      { numRuns: isLong ? 1500 : 40 },
    );
  });

  it('lets changes made during a bulk load win over the load', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyDocument, { maxLength: 20, size: 'max' }),
        fc.array(anyDocument, { maxLength: 8 }),
        fc.array(anyId, { maxLength: 8 }),
        anySearch,
        async (many, changed, removed, { filter, page }) => {
          const background = heldBackground();
          const search = createMemorySearch({ background, deltaSize: 3, batchSize: 8 });
          const adding = search.putAll(many);
          await handOver();
          for (const document of changed) search.apply({ kind: 'put', document });
          for (const id of removed) search.apply({ kind: 'remove', id });
          let isAdded = false;
          void adding.then(() => {
            isAdded = true;
          });
          while (!isAdded) {
            background.release();
            await handOver();
          }
          await adding;
          const model = new Map([...many, ...changed].map((document) => [document.id, document]));
          for (const id of removed) model.delete(id);
          expect(await search.search(filter, page)).toEqual(naiveSearch([...model.values()], filter, page));
        },
      ),
      { numRuns: isLong ? 1000 : 40 },
    );
  });

  it('returns the same from a snapshot', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'search-'));
    try {
      await fc.assert(
        fc.asyncProperty(
          anyDocuments,
          fc.array(anyDocument),
          fc.array(anyId),
          anySearch,
          async (first, then, gone, { filter, page }) => {
            const search = await searchOf(first);
            for (const document of then) search.apply({ kind: 'put', document });
            for (const id of gone) search.apply({ kind: 'remove', id });
            search.position = 42;
            await search.writeSnapshot(directory);
            const loaded = await loadSnapshot(directory, small);
            expect(loaded?.position).toBe(42);
            expect(loaded?.size).toBe(search.size);
            expect(await loaded?.search(filter, page)).toEqual(await search.search(filter, page));
          },
        ),
        { numRuns: isLong ? 300 : 10 },
      );
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});
