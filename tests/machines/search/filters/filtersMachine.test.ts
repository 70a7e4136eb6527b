import { type Actor, createActor, fromPromise, SimulatedClock } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { listingListOf } from '#machines/listing/listingItemExamples.ts';
import { everything, isSameNarrowing, withCategory, withChanges, withSort } from '#machines/search/filterChanges.ts';
import { filtersCases } from '#machines/search/filters/filtersCases.ts';
import { filtersEvents } from '#machines/search/filters/filtersEvents.ts';
import type { Counted } from '#machines/search/filters/filtersContext.ts';
import { filtersMachine } from '#machines/search/filters/filtersMachine.ts';
import { fieldsOf } from '#machines/search/filters/intervalFields.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { countDebounce, toggleDebounce } from '#machines/ui/delays.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

const cars: SearchFilter = { ...everything, query: 'kombi', category: 2000, subcategory: 2020 };
const fuels = (...options: string[]) => ({ selects: { fuel: options } });

interface Call {
  readonly filter: SearchFilter;
  readonly signal: AbortSignal;
  answer(counted: Counted): Promise<void>;
  fail(): Promise<void>;
}

let clock: SimulatedClock;
let calls: Call[];
let applied: SearchFilter[];
let closed: number;
let flow: Actor<typeof filtersMachine>;

beforeEach(() => {
  clock = new SimulatedClock();
  [calls, applied, closed] = [[], [], 0];
  const machine = filtersMachine.provide({
    actors: {
      counting: fromPromise(({ input, signal }) => {
        const { promise, resolve, reject } = Promise.withResolvers<Counted>();
        const settled = promise.then(noop, noop);
        calls.push({
          filter: input,
          signal,
          answer: (counted) => (resolve(counted), settled),
          fail: () => (reject(new Error('The line is dead')), settled),
        });
        return promise;
      }),
    },
    actions: {
      applyFilters: ({ context }) => applied.push(context.draft),
      closeSheet: () => (closed += 1),
    },
  });
  flow = createActor(machine, { input: { filter: cars, latestYear: 2027 }, clock }).start();
});

const noop = () => {};
const context = () => flow.getSnapshot().context;

describe('next to the list', () => {
  it('make one search of all ticks within 100 ms [UI-16]', () => {
    flow.send({ type: 'filter.chosen', changes: fuels('diesel') });
    clock.increment(toggleDebounce - 1);
    flow.send({ type: 'filter.chosen', changes: fuels('diesel', 'petrol') });
    clock.increment(toggleDebounce - 1);
    expect(applied).toEqual([]);
    clock.increment(1);
    expect(applied).toEqual([withChanges(cars, fuels('diesel', 'petrol'))]);
    expect(toggleDebounce).toBe(100);
  });

  it('make no search of a tick that is undone at once', () => {
    flow.send({ type: 'filter.chosen', changes: fuels('diesel') });
    flow.send({ type: 'filter.chosen', changes: { selects: { fuel: undefined } } });
    clock.increment(toggleDebounce);
    expect(applied).toEqual([]);
  });

  it('apply a price, a mileage or a category at once', () => {
    flow.send({ type: 'interval.typed', field: 'price', from: ' CHF 1’000.– ', to: '' });
    flow.send({ type: 'interval.typed', field: 'mileage', from: '', to: '120’000 km' });
    flow.send({ type: 'category.chosen', category: 4000 });
    expect(
      applied.map(({ priceFrom, intervals, subcategory }) => [priceFrom, intervals?.mileage, subcategory]),
    ).toEqual([
      [1000, undefined, 2020],
      [1000, { max: 120_000 }, 2020],
      [1000, undefined, undefined],
    ]);
  });
});

describe('an interval with its valid flag [SEARCH-42]', () => {
  it('is valid as long as it can be parsed, and has an error for each field', () => {
    expect(fieldsOf(context(), 'mileage')).toEqual({ from: '', to: '', valid: true, problems: null });
    flow.send({ type: 'interval.typed', field: 'mileage', from: 'few', to: '3000000' });
    expect(fieldsOf(context(), 'mileage')).toEqual({
      from: 'few',
      to: '3000000',
      valid: false,
      problems: { from: 'unreadable', to: 'tooLarge' },
    });
    expect(fieldsOf(context(), 'price').valid).toBe(true);
  });

  it('of years extends to the next year', () => {
    const type = (to: string) => flow.send({ type: 'interval.typed', field: 'registrationYear', from: '2020', to });
    type('2028');
    expect(fieldsOf(context(), 'registrationYear').problems).toEqual({ to: 'tooLarge' });
    type('2027');
    expect(fieldsOf(context(), 'registrationYear')).toMatchObject({ to: '2027', valid: true });
  });

  it.each(['price', 'registrationYear'] as const)(
    'is invalid with reversed bounds, and keeps the typed text: %s',
    (field) => {
      flow.send({ type: 'interval.typed', field, from: '2020', to: '2010' });
      expect(applied).toEqual([]);
      expect(fieldsOf(context(), field)).toEqual({
        from: '2020',
        to: '2010',
        valid: false,
        problems: { from: 'turned', to: 'turned' },
      });
      flow.send({ type: 'interval.typed', field, from: '2010', to: '2010' });
      expect(fieldsOf(context(), field).valid).toBe(true);
      expect(applied).toHaveLength(1);
    },
  );

  it('that is invalid defers all other filters, ticks too, until it is fixed', () => {
    flow.send({ type: 'interval.typed', field: 'mileage', from: 'few', to: '' });
    flow.send({ type: 'interval.typed', field: 'price', from: '', to: '9000' });
    flow.send({ type: 'filter.chosen', changes: fuels('diesel') });
    clock.increment(toggleDebounce);
    flow.send({ type: 'draft.applied' });
    expect(applied).toEqual([]);
    expect(flow.getSnapshot().hasTag('invalid')).toBe(true);
    expect(context().draft).toMatchObject({ priceTo: 9000, selects: { fuel: ['diesel'] } });
    flow.send({ type: 'interval.typed', field: 'mileage', from: '10', to: '' });
    expect(applied).toEqual([
      withChanges(cars, { ...fuels('diesel'), priceTo: 9000, intervals: { mileage: { min: 10 } } }),
    ]);
  });

  it('that is invalid also defers the removal of a chip', () => {
    flow.send({ type: 'search.changed', filter: withChanges(cars, { freeOnly: true }) });
    flow.send({ type: 'interval.typed', field: 'mileage', from: 'few', to: '' });
    flow.send({ type: 'filter.chosen', changes: fuels('diesel') });
    flow.send({ type: 'filter.removed', changes: { freeOnly: false } });
    expect([applied, context().draft]).toEqual([[], withChanges(cars, fuels('diesel'))]);
    flow.send({ type: 'interval.typed', field: 'mileage', from: '', to: '' });
    expect(applied).toEqual([withChanges(cars, fuels('diesel'))]);
  });

  it('that is invalid is removed with the chip of its bounds, and the deferred filters are applied', () => {
    flow.send({ type: 'search.changed', filter: withChanges(cars, { intervals: { mileage: { max: 9 } } }) });
    flow.send({ type: 'interval.typed', field: 'mileage', from: 'few', to: '9' });
    flow.send({ type: 'filter.chosen', changes: fuels('diesel') });
    flow.send({ type: 'filter.removed', changes: { intervals: { mileage: undefined } } });
    expect(fieldsOf(context(), 'mileage')).toEqual({ from: '', to: '', valid: true, problems: null });
    expect(applied).toEqual([withChanges(cars, fuels('diesel'))]);
  });

  it('that the category no longer has defers nothing', () => {
    flow.send({ type: 'interval.typed', field: 'mileage', from: 'few', to: '' });
    flow.send({ type: 'category.chosen', category: 4000 });
    expect(applied).toEqual([{ ...everything, query: 'kombi', category: 4000 }]);
  });

  it('that is invalid persists with all deferred filters when the search changes elsewhere, until it is fixed', () => {
    const free = withChanges(cars, { freeOnly: true });
    flow.send({ type: 'interval.typed', field: 'price', from: 'cheap', to: '' });
    flow.send({ type: 'filter.chosen', changes: fuels('diesel') });
    flow.send({ type: 'search.changed', filter: withSort(cars, 'oldest') });
    flow.send({ type: 'search.changed', filter: withSort(free, 'oldest') });
    expect(fieldsOf(context(), 'price')).toMatchObject({ from: 'cheap', valid: false });
    expect(context().draft).toEqual(withSort(withChanges(free, fuels('diesel')), 'oldest'));
    expect(applied).toEqual([]);
    flow.send({ type: 'interval.typed', field: 'price', from: '', to: '' });
    expect(applied).toEqual([withSort(withChanges(free, fuels('diesel')), 'oldest')]);
  });

  it('that is invalid is discarded, with the deferred filters, when a new search contradicts it', () => {
    const wrong = () => {
      flow.send({ type: 'search.changed', filter: cars });
      flow.send({ type: 'interval.typed', field: 'mileage', from: 'few', to: '' });
      flow.send({ type: 'filter.chosen', changes: fuels('diesel') });
    };
    for (const filter of [
      withChanges(cars, { intervals: { mileage: { max: 9 } } }),
      withCategory(cars, { category: 4000 }),
    ]) {
      wrong();
      flow.send({ type: 'search.changed', filter });
      expect([context().draft, context().typed]).toEqual([filter, {}]);
      expect(flow.getSnapshot().matches({ beside: 'settled' })).toBe(true);
    }
    expect(applied).toEqual([]);
  });

  it('that is invalid is discarded when all filters are removed', () => {
    flow.send({ type: 'search.changed', filter: withChanges(cars, { freeOnly: true }) });
    flow.send({ type: 'interval.typed', field: 'mileage', from: 'few', to: '' });
    flow.send({ type: 'search.changed', filter: cars, isCleared: true });
    expect([context().draft, context().typed]).toEqual([cars, {}]);
  });
});

describe('the sheet', () => {
  const open = () => flow.send({ type: 'sheet.opened' });
  const isCounted = () => flow.getSnapshot().hasTag('counted');

  it('has the count of the current results without a call', () => {
    open();
    expect(isCounted()).toBe(true);
    expect(context().counted).toBeNull();
  });

  it('counts the collected filters after 250 ms without another choice', async () => {
    open();
    flow.send({ type: 'filter.chosen', changes: fuels('diesel') });
    clock.increment(countDebounce - 1);
    flow.send({ type: 'interval.typed', field: 'price', from: '', to: '9000' });
    clock.increment(countDebounce - 1);
    expect(calls).toEqual([]);
    clock.increment(1);
    expect(calls.map(({ filter }) => filter)).toEqual([withChanges(cars, { ...fuels('diesel'), priceTo: 9000 })]);
    expect(isCounted()).toBe(false);
    await calls[0]!.answer(listingListOf(123));
    expect(isCounted()).toBe(true);
    expect(context().counted?.search_total).toBe(123);
    expect(applied).toEqual([]);
  });

  it('drops the count of an outdated choice', async () => {
    open();
    flow.send({ type: 'filter.chosen', changes: fuels('diesel') });
    clock.increment(countDebounce);
    flow.send({ type: 'category.chosen', category: 4000 });
    clock.increment(countDebounce);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await calls[0]!.answer(listingListOf(1));
    expect(isCounted()).toBe(false);
    await calls[1]!.answer(listingListOf(2));
    expect(context().counted?.search_total).toBe(2);
  });

  it('can be applied without a known count', async () => {
    open();
    flow.send({ type: 'filter.chosen', changes: fuels('diesel') });
    clock.increment(countDebounce);
    await calls[0]!.fail();
    expect(isCounted()).toBe(false);
    flow.send({ type: 'draft.applied' });
    expect([applied, closed]).toEqual([[withChanges(cars, fuels('diesel'))], 1]);
  });

  it('applies all collected filters as a single change, and closes', () => {
    open();
    flow.send({ type: 'filter.chosen', changes: fuels('diesel') });
    flow.send({ type: 'category.chosen', category: 4000 });
    flow.send({ type: 'interval.typed', field: 'price', from: '10', to: '' });
    flow.send({ type: 'draft.applied' });
    expect([applied, closed]).toEqual([[{ ...everything, query: 'kombi', category: 4000, priceFrom: 10 }], 1]);
    expect(flow.getSnapshot().matches({ beside: 'settled' })).toBe(true);
  });

  it('stays open while it contains an invalid field', () => {
    open();
    flow.send({ type: 'interval.typed', field: 'price', from: 'cheap', to: '' });
    flow.send({ type: 'draft.applied' });
    expect([applied, closed]).toEqual([[], 0]);
    expect(flow.getSnapshot().matches({ sheet: 'withheld' })).toBe(true);
  });

  it('that is closed without applying discards the collected filters', () => {
    open();
    flow.send({ type: 'filter.chosen', changes: fuels('diesel') });
    flow.send({ type: 'interval.typed', field: 'price', from: 'cheap', to: '' });
    flow.send({ type: 'sheet.closed' });
    expect(context()).toMatchObject({ draft: cars, typed: {}, counted: null });
    expect(applied).toEqual([]);
  });

  it('that is reset shows the whole category, and applies nothing yet', () => {
    flow.send({ type: 'search.changed', filter: withChanges(cars, { ...fuels('diesel'), priceTo: 9000 }) });
    open();
    flow.send({ type: 'interval.typed', field: 'mileage', from: 'few', to: '' });
    flow.send({ type: 'draft.reset' });
    expect(context()).toMatchObject({ draft: cars, typed: {} });
    expect(applied).toEqual([]);
    flow.send({ type: 'draft.applied' });
    expect(applied).toEqual([cars]);
  });
});

describe('the filters, in any sequence of events', () => {
  it('keep invalid fields when the search changes elsewhere, unless all filters are removed', () => {
    const changed = everyStep(filtersCases).filter(({ event }) => event.type === 'search.changed');
    for (const { way, before, event, after } of changed) {
      const isCleared = 'isCleared' in event && event.isCleared === true;
      expect(after.context.typed, way).toEqual(isCleared ? {} : before.context.typed);
    }
    expect(changed.filter(({ before }) => before.hasTag('invalid')).length).toBeGreaterThan(0);
  });

  it('apply exactly the chosen filters, and none while a field is invalid [SEARCH-42]', () => {
    for (const { way, before, event, after } of everyStep(filtersCases)) {
      if (event.type === 'search.changed' || after.context.applied === before.context.applied) continue;
      expect(isSameNarrowing(after.context.applied, after.context.draft), way).toBe(true);
      expect(after.context.typed, way).toEqual({});
    }
  });
});

it('declares the events it accepts', () => {
  expect(filtersEvents.safeParse({ type: 'interval.typed', field: 'price', from: '', to: '5' }).success).toBe(true);
  expect(filtersEvents.safeParse({ type: 'interval.typed', field: 'length', from: '', to: '5' }).success).toBe(false);
});
