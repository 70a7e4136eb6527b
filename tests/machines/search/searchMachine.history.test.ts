import fc from 'fast-check';
import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import {
  everything,
  inView,
  isSameFilter,
  isSameSearch,
  onPage,
  withChanges,
  withSort,
} from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { searchMachine } from '#machines/search/searchMachine.ts';
import type { SearchQuestion } from '#machines/search/searchSetup.ts';
import { listingListOf } from '#machines/listing/listingItemExamples.ts';

// A list in a browser with a history: addresses that the flow writes are reported back late, or together with later
// ones.

/** Changes by a visitor, answers, and events of a browser, in any order. */
const happenings = fc.array(
  fc.constantFrom(
    ...(['tick', 'untick', 'cheapest', 'newest', 'page 2', 'page 1', 'grid', 'list'] as const),
    ...(['answer', 'answer', 'answer', 'failure', 'retry', 'echo', 'echo', 'back', 'forward', 'link'] as const),
  ),
  { maxLength: 40 },
);

type Happening = typeof happenings extends fc.Arbitrary<(infer One)[]> ? One : never;

function openList() {
  const entries: { readonly filter: SearchFilter; shown?: ListingList }[] = [];
  let at = 0;
  let isEchoDue = false;
  let meant = everything;
  const searches: SearchFilter[] = [];

  const answerTo = (filter: SearchFilter) => listingListOf(searches.push(filter));
  const flow = createActor(
    searchMachine.provide({
      actors: { searching: fromPromise<ListingList, SearchQuestion>(() => new Promise(() => {})) },
      actions: {
        writeAddress: ({ context: { filter } }) => {
          expect(isSameFilter(filter, entries[at]!.filter), 'an address is not written twice').toBe(false);
          entries.splice(++at, Infinity, { filter });
          isEchoDue = true;
        },
      },
    }),
    { input: { filter: everything, result: answerTo(everything) } },
  );
  entries.push({ filter: everything });
  flow.start();

  const isWaiting = () => 'searching' in flow.getSnapshot().children;
  const changes: { readonly [Name in Happening]?: () => void } = {
    tick: () =>
      change({ type: 'filters.changed', changes: { freeOnly: true } }, withChanges(meant, { freeOnly: true })),
    untick: () =>
      change({ type: 'filters.changed', changes: { freeOnly: false } }, withChanges(meant, { freeOnly: false })),
    cheapest: () => change({ type: 'sort.changed', sort: 'cheapest' }, withSort(meant, 'cheapest')),
    newest: () => change({ type: 'sort.changed', sort: 'newest' }, withSort(meant, 'newest')),
    'page 2': () => change({ type: 'page.changed', page: 2 }, onPage(meant, 2)),
    'page 1': () => change({ type: 'page.changed', page: 1 }, onPage(meant, 1)),
    grid: () => change({ type: 'view.changed', view: 'grid' }, inView(meant, 'grid')),
    list: () => change({ type: 'view.changed', view: 'list' }, inView(meant, 'list')),
    answer: () => isWaiting() && settle({ output: answerTo(flow.getSnapshot().context.filter) }),
    failure: () => isWaiting() && settle({ error: new Error('The line is dead') }),
    retry: () => flow.send({ type: 'search.retried' }),
    echo: () => isEchoDue && hear(),
    back: () => at > 0 && go(at - 1),
    forward: () => at < entries.length - 1 && go(at + 1),
    link: () => {
      const filter = { ...everything, query: entries[at]!.filter.query === 'velo' ? 'sofa' : 'velo' };
      entries.splice(at + 1, Infinity, { filter });
      go(at + 1);
    },
  };

  function change(event: Parameters<typeof flow.send>[0], next: SearchFilter): void {
    meant = next;
    flow.send(event);
  }
  function settle(end: { readonly output: ListingList } | { readonly error: Error }): void {
    flow.send({ type: `xstate.${'output' in end ? 'done' : 'error'}.actor.searching`, ...end } as never);
  }
  function go(to: number): void {
    const { addressed } = flow.getSnapshot().context;
    at = to;
    const { filter } = entries[at]!;
    // A navigation to an equal URL reverts no change of the visitor.
    if (!isSameFilter(filter, addressed)) meant = filter;
    hear();
  }
  /** The router reports the browser’s address, with the state that the page has stored there. */
  function hear(): void {
    isEchoDue = false;
    flow.send({ type: 'address.changed', filter: entries[at]!.filter, result: entries[at]!.shown });
  }

  return {
    meets: (happening: Happening) => changes[happening]!(),
    expectRight(): void {
      const { value, context } = flow.getSnapshot();
      expect(isSameFilter(context.filter, meant), 'the last request is searched for').toBe(true);
      expect(isSameFilter(context.addressed, entries[at]!.filter), 'the flow has the current address').toBe(true);
      if (value !== 'updated') return;
      expect(isSameFilter(context.filter, entries[at]!.filter), 'the address matches the results').toBe(true);
      const found = searches[context.result!.search_total - 1]!;
      expect(isSameSearch(found, context.filter), 'the results match the search').toBe(true);
      if (!isEchoDue) entries[at]!.shown = context.result!;
    },
    expectToSettle(): void {
      for (const happening of ['retry', 'answer', 'echo', 'answer'] as const) changes[happening]!();
      expect(flow.getSnapshot().value).toBe('updated');
      flow.stop();
    },
  };
}

it('searches for the last request, and shows it in the address, in any order of events from browser and server', () => {
  fc.assert(
    fc.property(happenings, (walked) => {
      const list = openList();
      for (const happening of walked) {
        list.meets(happening);
        list.expectRight();
      }
      list.expectToSettle();
      list.expectRight();
    }),
    { numRuns: 500 },
  );
});
