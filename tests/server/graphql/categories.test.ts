import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { graphqlOf } from '#tests/drivers/server/graphql.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';

let test: TestApp;
let ask: ReturnType<typeof graphqlOf>;

beforeAll(async () => {
  test = await openTestApp(() => noon);
  ask = graphqlOf(test.app);
  await test.seller(ana, 'Ana Rossi');
  await test.publishes(ana, 'bikebikebike', bike);
  await test.publishes(ana, 'bikebikebik2', bike);
  await test.publishes(ana, 'helmhelmhelm', { ...bike, category: 4040, parameters: {} });
});

afterAll(() => test.close());

interface CategoryAnswer {
  readonly id: number;
  readonly total: number;
  readonly name: string;
  readonly children: readonly CategoryAnswer[];
  readonly parent: { readonly id: number } | null;
}

describe('categories', () => {
  it('are the tree, in its order, each with its parent and its children', async () => {
    const { data } = await ask('{ categories { id parent { id } children { id parent { id } children { id } } } }');
    const reported = data.categories as CategoryAnswer[];
    expect(reported.map(({ id }) => id)).toEqual(categoryTree.map(({ id }) => id));
    for (const [index, { id, children }] of categoryTree.entries()) {
      expect(reported[index]!.parent).toBeNull();
      expect(reported[index]!.children).toEqual(
        children.map((child) => ({ id: child.id, parent: { id }, children: [] })),
      );
    }
  });

  it('are named in the language of the request, and in any of the four on request', async () => {
    const names = 'name de: name(language: DE) fr: name(language: FR) it: name(language: IT) en: name(language: EN)';
    for (const language of ['de', 'fr', 'it', 'en'] as const) {
      const { data } = await ask(`{ categories { ${names} } }`, { headers: { 'accept-language': language } });
      expect(data.categories).toEqual(categoryTree.map(({ name }) => ({ name: name[language], ...name })));
    }
  });

  it('return how many ads search has in them, all from one search', async () => {
    const search = vi.spyOn(test.services.search.port, 'search');
    const { data } = await ask('{ categories { id total children { id total } } }');
    expect(search).toHaveBeenCalledTimes(1);
    search.mockRestore();
    const reported = data.categories as CategoryAnswer[];
    const totals = new Map(reported.flatMap((top) => [top, ...top.children]).map(({ id, total }) => [id, total]));
    expect(totals.get(4000)).toBe(3);
    expect(totals.get(4020)).toBe(2);
    expect(totals.get(4040)).toBe(1);
    expect([...totals.values()].reduce((sum, total) => sum + total)).toBe(6);
  });
});
