import { type Actor, createActor, fromPromise } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { searchEvents } from '#machines/search/searchEvents.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { searchMachine } from '#machines/search/searchMachine.ts';
import type { SearchQuestion } from '#machines/search/searchSetup.ts';
import { listingListOf } from '#machines/listing/listingItemExamples.ts';

/** A pending search call: its question, and a function to answer it. */
interface Call {
  readonly question: SearchQuestion;
  readonly signal: AbortSignal;
  answer(result: ListingList): Promise<void>;
  fail(): Promise<void>;
}

const shown: SearchFilter = {
  ...everything,
  query: 'velo',
  category: 4000,
  subcategory: 4020,
  region: 4,
  priceTo: 900,
  seller: 'private',
  sort: 'cheapest',
  page: 3,
};

let calls: Call[];
let written: SearchFilter[];
let flow: Actor<typeof searchMachine>;

beforeEach(() => {
  calls = [];
  written = [];
});

function begin(result: ListingList | undefined = listingListOf(120)): Actor<typeof searchMachine> {
  const machine = searchMachine.provide({
    actors: {
      searching: fromPromise(({ input, signal }) => {
        const { promise, resolve, reject } = Promise.withResolvers<ListingList>();
        const settled = promise.then(noop, noop);
        calls.push({
          question: input,
          signal,
          answer: (answer) => (resolve(answer), settled),
          fail: () => (reject(new Error('The line is dead')), settled),
        });
        return promise;
      }),
    },
    actions: { writeAddress: ({ context }) => written.push(context.filter) },
  });
  flow = createActor(machine, { input: { filter: shown, result } }).start();
  return flow;
}

const noop = () => {};
const context = () => flow.getSnapshot().context;
const isPending = () => flow.getSnapshot().matches('pendingUpdateWithoutToken');

describe('a change of the search', () => {
  it('given a result on page 3, when another text is sent, then it is pending from page 1 [SEARCH-37]', () => {
    begin().send({ type: 'query.changed', query: 'sofa' });
    expect(isPending()).toBe(true);
    expect(context().filter).toEqual({ ...shown, query: 'sofa', page: 1 });
  });

  it('given a result on page 3, when the order changes, then it is pending from page 1 [SEARCH-38]', () => {
    begin().send({ type: 'sort.changed', sort: 'oldest' });
    expect(isPending()).toBe(true);
    expect(context().filter).toEqual({ ...shown, sort: 'oldest', page: 1 });
  });

  it('given a result on page 3, when the category changes, then it is pending from page 1 [SEARCH-39]', () => {
    begin().send({ type: 'category.changed', category: 2000 });
    expect(isPending()).toBe(true);
    const { subcategory: _, ...saved } = shown;
    expect(context().filter).toEqual({ ...saved, category: 2000, page: 1 });
  });

  it('given a result on page 3, when the filters are reset, then it is pending from page 1 [SEARCH-40]', () => {
    begin().send({ type: 'filters.reset' });
    expect(isPending()).toBe(true);
    const { query, category, subcategory, sort } = shown;
    expect(context().filter).toEqual({ ...everything, query, category, subcategory, sort });
  });

  it('given a result on page 3, when page 4 is requested, then it is pending on page 4 [SEARCH-41]', () => {
    begin().send({ type: 'page.changed', page: 4 });
    expect(isPending()).toBe(true);
    expect(context().filter).toEqual({ ...shown, page: 4 });
  });

  it('given a result on page 3, when pages of 60 are requested, then it is pending from page 1 [SEARCH-35]', () => {
    begin().send({ type: 'size.changed', size: 60 });
    expect(isPending()).toBe(true);
    expect(context().filter).toEqual({ ...shown, pageSize: 60, page: 1 });
    flow.send({ type: 'size.changed', size: 30 });
    expect(context().filter, 'the usual size needs no word').toEqual({ ...shown, page: 1 });
  });

  it.each([0, -1, Number.NaN])('reads %s as page 1 [SEARCH-45]', (page) => {
    begin().send({ type: 'page.changed', page });
    expect(context().filter.page).toBe(1);
  });

  it('decodes the entities of the text and trims it [SEARCH-44] [SEARCH-46]', () => {
    begin().send({ type: 'query.changed', query: '  Tisch &amp; St&uuml;hle ' });
    expect(context().filter.query).toBe('Tisch & Stühle');
  });

  it('adds filters to the existing ones, and removes one that is undefined', () => {
    begin().send({ type: 'filters.changed', changes: { seller: undefined, priceFrom: 100 } });
    const { seller: _, ...saved } = shown;
    expect(context().filter).toEqual({ ...saved, priceFrom: 100, page: 1 });
  });

  it('swaps two reversed bounds', () => {
    begin().send({ type: 'filters.changed', changes: { priceFrom: 1000 } });
    expect(context().filter).toMatchObject({ priceFrom: 900, priceTo: 1000 });
  });
});

describe('the four statuses [SEARCH-36]', () => {
  it('is idle before the first search, and pending once the address is known', () => {
    begin(undefined);
    flow = createActor(searchMachine, { input: { filter: shown } }).start();
    expect(flow.getSnapshot().value).toBe('idle');
    flow.send({ type: 'address.changed', filter: shown });
    expect(isPending()).toBe(true);
    flow.stop();
  });

  it('is pending with a given token, and without it after any change', () => {
    begin().send({ type: 'token.supplied', token: 'abc', filter: { ...everything, query: 'sofa' } });
    expect(flow.getSnapshot().matches('pendingUpdateWithToken')).toBe(true);
    expect(calls.at(-1)?.question).toEqual({ filter: { ...everything, query: 'sofa' }, token: 'abc' });
    flow.send({ type: 'sort.changed', sort: 'relevant' });
    expect(isPending()).toBe(true);
    expect(calls.at(-1)?.question.token).toBeNull();
  });

  it('is updated after the answer, with the address written', async () => {
    begin().send({ type: 'page.changed', page: 4 });
    expect(written).toEqual([]);
    await calls[0]!.answer(listingListOf(121));
    expect(flow.getSnapshot().value).toBe('updated');
    expect(context().result?.search_total).toBe(121);
    expect(written).toEqual([{ ...shown, page: 4 }]);
  });
});

describe('a late answer', () => {
  it('is dropped when another search has started since', async () => {
    begin().send({ type: 'page.changed', page: 4 });
    flow.send({ type: 'page.changed', page: 5 });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await calls[0]!.answer(listingListOf(4));
    expect(isPending()).toBe(true);
    await calls[1]!.answer(listingListOf(5));
    expect(context().result?.search_total).toBe(5);
    expect(written).toEqual([{ ...shown, page: 5 }]);
  });
});

describe('a missing answer', () => {
  it('keeps the last results and permits another attempt', async () => {
    begin().send({ type: 'sort.changed', sort: 'newest' });
    await calls[0]!.fail();
    expect(isPending()).toBe(true);
    expect(flow.getSnapshot().hasTag('failed')).toBe(true);
    expect(flow.getSnapshot().hasTag('busy')).toBe(false);
    expect(context().result?.search_total).toBe(120);

    flow.send({ type: 'search.retried' });
    expect(calls[1]?.question).toEqual(calls[0]?.question);
    await calls[1]!.answer(listingListOf(7));
    expect(flow.getSnapshot().value).toBe('updated');
  });
});

describe('the address', () => {
  it('does not trigger a search when it equals the one just written', async () => {
    begin().send({ type: 'page.changed', page: 4 });
    await calls[0]!.answer(listingListOf(9));
    flow.send({ type: 'address.changed', filter: { ...shown, page: 4 } });
    expect(flow.getSnapshot().value).toBe('updated');
    expect(calls).toHaveLength(1);
  });

  it('is not written when the change came from there', async () => {
    begin().send({ type: 'address.changed', filter: everything });
    await calls[0]!.answer(listingListOf(9));
    expect(flow.getSnapshot().value).toBe('updated');
    expect(written).toEqual([]);
  });

  it('is written again when the visitor changes their mind back and forth', async () => {
    begin().send({ type: 'page.changed', page: 4 });
    await calls[0]!.answer(listingListOf(9));
    flow.send({ type: 'address.changed', filter: { ...shown, page: 4 } });
    flow.send({ type: 'page.changed', page: 3 });
    await calls[1]!.answer(listingListOf(9));
    expect(written.map(({ page }) => page)).toEqual([4, 3]);
  });

  it('reverts no change that was made before its event arrived', async () => {
    begin().send({ type: 'sort.changed', sort: 'oldest' });
    await calls[0]!.answer(listingListOf(9));
    flow.send({ type: 'filters.changed', changes: { freeOnly: true } });
    flow.send({ type: 'address.changed', filter: { ...shown, sort: 'oldest', page: 1 } });
    expect(context().filter).toEqual({ ...shown, sort: 'oldest', freeOnly: true, page: 1 });
    await calls[1]!.answer(listingListOf(1));
    expect(written.at(-1)).toMatchObject({ sort: 'oldest', freeOnly: true });
  });

  it('of the way back restores its results without another search', () => {
    begin().send({ type: 'sort.changed', sort: 'oldest' });
    flow.send({ type: 'address.changed', filter: everything, result: listingListOf(8) });
    expect(flow.getSnapshot().value).toBe('updated');
    expect(context()).toMatchObject({ filter: everything, addressed: everything, result: { search_total: 8 } });
    expect(
      calls.map(({ signal }) => signal.aborted),
      'the change is not waited for any more',
    ).toEqual([true]);
    expect(written).toEqual([]);
  });

  it('takes precedence over a pending change', async () => {
    begin().send({ type: 'sort.changed', sort: 'oldest' });
    flow.send({ type: 'address.changed', filter: everything });
    await calls[1]!.answer(listingListOf(2));
    expect(context().filter).toEqual(everything);
    expect(written).toEqual([]);
  });
});

describe('the view', () => {
  it('changes at once, and the address with it, without another search', () => {
    begin().send({ type: 'view.changed', view: 'grid' });
    expect([flow.getSnapshot().value, calls]).toEqual(['updated', []]);
    expect(written).toEqual([{ ...shown, view: 'grid' }]);
    flow.send({ type: 'address.changed', filter: { ...shown, view: 'grid' } });
    flow.send({ type: 'address.changed', filter: shown });
    expect(context().filter, 'back is a list again').toEqual(shown);
    expect([flow.getSnapshot().value, calls]).toEqual(['updated', []]);
  });

  it('that changes during a search is written with it', async () => {
    begin().send({ type: 'page.changed', page: 4 });
    flow.send({ type: 'view.changed', view: 'grid' });
    expect(written).toEqual([]);
    await calls[0]!.answer(listingListOf(120));
    expect(written).toEqual([{ ...shown, page: 4, view: 'grid' }]);
  });

  it('that changed is written although the pending change was undone', async () => {
    begin().send({ type: 'sort.changed', sort: 'oldest' });
    flow.send({ type: 'view.changed', view: 'grid' });
    flow.send({ type: 'sort.changed', sort: shown.sort });
    flow.send({ type: 'page.changed', page: shown.page });
    await calls.at(-1)!.answer(listingListOf(120));
    expect(written).toEqual([{ ...shown, view: 'grid' }]);
  });

  it('that is active already is not written again', async () => {
    begin().send({ type: 'view.changed', view: 'list' });
    flow.send({ type: 'view.changed', view: 'grid' });
    flow.send({ type: 'view.changed', view: 'grid' });
    expect(written).toEqual([{ ...shown, view: 'grid' }]);
  });

  it('and the page size remain when the filters are removed', () => {
    begin().send({ type: 'view.changed', view: 'grid' });
    flow.send({ type: 'size.changed', size: 60 });
    flow.send({ type: 'filters.reset' });
    expect(context().filter).toMatchObject({ view: 'grid', pageSize: 60 });
    expect(context().filter).not.toHaveProperty('region');
  });
});

describe('all filters at once', () => {
  it('replace the existing ones, from page 1, and keep text, order, page size and view [SEARCH-39]', () => {
    begin().send({ type: 'view.changed', view: 'grid' });
    const filter = { ...everything, query: 'of the draft', category: 2000, priceFrom: 100, page: 7 };
    flow.send({ type: 'filter.replaced', filter });
    expect(isPending()).toBe(true);
    expect(context().filter).toEqual({
      ...everything,
      query: 'velo',
      category: 2000,
      priceFrom: 100,
      sort: 'cheapest',
      view: 'grid',
    });
  });

  it('drop the order by distance when there is no place', () => {
    const near = { ...everything, localities: [{ localityID: '3011', radius: 5 }], sort: 'nearest' as const };
    begin().send({ type: 'address.changed', filter: near, result: listingListOf(3) });
    flow.send({ type: 'filter.replaced', filter: everything });
    expect(context().filter).toEqual(everything);
  });
});

describe('a token in the address', () => {
  const sofas = { ...everything, query: 'sofa' };

  it('is used for the search, and the address remains [SEARCH-36]', async () => {
    begin().send({ type: 'address.changed', filter: sofas, token: 'abc' });
    expect(flow.getSnapshot().matches('pendingUpdateWithToken')).toBe(true);
    expect(calls.at(-1)?.question).toEqual({ filter: sofas, token: 'abc' });
    await calls.at(-1)!.answer(listingListOf(4));
    expect(flow.getSnapshot().value).toBe('updated');
    expect(written).toEqual([]);
  });

  it('is used for the search after a link to it', () => {
    flow = createActor(searchMachine, { input: { filter: sofas } }).start();
    flow.send({ type: 'address.changed', filter: sofas, token: 'abc' });
    expect(flow.getSnapshot().matches('pendingUpdateWithToken')).toBe(true);
    flow.stop();
  });

  it('is invalidated by the first change', () => {
    begin().send({ type: 'address.changed', filter: sofas, token: 'abc' });
    flow.send({ type: 'filters.changed', changes: { freeOnly: true } });
    expect(calls.at(-1)?.question).toEqual({ filter: { ...sofas, freeOnly: true }, token: null });
  });
});

describe('the declared events', () => {
  it('describe the accepted events', () => {
    expect(searchEvents.safeParse({ type: 'filters.changed', changes: { seller: undefined } }).success).toBe(true);
    expect(searchEvents.safeParse({ type: 'sort.changed', sort: 'random' }).success).toBe(false);
    expect(searchEvents.safeParse({ type: 'address.changed', filter: null }).success).toBe(false);
  });
});
