import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { listingListOf } from '#machines/listing/listingItemExamples.ts';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { categoryNames } from '#machines/market/categories/categoryNames/en.ts';
import type { CategoryId } from '#machines/market/categories/categoryTree.ts';
import { isSameNarrowing } from '#machines/search/filterChanges.ts';
import { vehicleParameters } from '#machines/market/parameters/vehicleParameters.ts';
import { filtersCases } from '#machines/search/filters/filtersCases.ts';
import type { filtersMachine } from '#machines/search/filters/filtersMachine.ts';
import { fieldsOf } from '#machines/search/filters/intervalFields.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { listPath } from '#web/addresses/listPath.ts';
import { declareDriver, type FlowDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight, Surface } from '../walking/surface.ts';

type Now = SnapshotFrom<typeof filtersMachine>;

type Cases = FlowCases<typeof filtersMachine>;

const inSheet = true;
export const diesel: Sight = { role: 'checkbox', name: /^Diesel/, inSheet };
export const dieselChip: Sight = { role: 'link', name: 'Remove filter Diesel' };
const categories: Sight = { role: 'navigation', name: 'Categories', inSheet };
export const apply: Sight = { role: 'button', name: /^Show (?:ads|\S+ ads?)$/, inSheet };
const field = (name: string): Sight => ({ role: 'textbox', name, inSheet });
export const findMake: Sight = { role: 'searchbox', name: 'Search in Make', inSheet };
export const fields = {
  price: { from: field('Minimum Price'), to: field('Maximum Price') },
  mileage: { from: field('Minimum Mileage'), to: field('Maximum Mileage') },
};

const sellers = { any: 'All', private: 'Private', company: 'Business' } as const;

/** The option of the filter for private or business sellers; by default that for all. */
export const seller = (chosen: keyof typeof sellers = 'any'): Sight => ({
  role: 'radio',
  name: new RegExp(`^${sellers[chosen]}`),
  within: { role: 'group', name: 'Offered by', inSheet },
  inSheet,
});

/** Cars with a value of each filter; every count returns the same. */
export const foundCars: ListingList = {
  ...listingListOf(70),
  counts: {
    category: { 2000: 75, 2020: 70, 2080: 5 },
    region: { 4: 70 },
    st: { offer: 70 },
    company_ad: { 0: 40, 1: 30 },
    gratis: { 1: 2 },
  },
  facets: [
    {
      kind: 'select',
      key: 'brand',
      label: 'Make',
      address: 'cb',
      options: vehicleParameters.brand.choices
        .slice(0, 24)
        .map((value, index) => ({ value, label: `Make ${index}`, count: 24 - index })),
    },
    {
      kind: 'select',
      key: 'fuel',
      label: 'Fuel',
      address: 'fu',
      options: [
        { value: 'diesel', label: 'Diesel', count: 30 },
        { value: 'petrol', label: 'Petrol', count: 40 },
        { value: 'hydrogen', label: 'Hydrogen', count: 0 },
      ],
    },
    {
      kind: 'interval',
      key: 'mileage',
      label: 'Mileage',
      address: ['ms', 'me'],
      unit: 'km',
      min: 0,
      max: 2_000_000,
      step: 1,
    },
    { kind: 'interval', key: 'doors', label: 'Doors', address: ['cdos', 'cdoe'], unit: null, min: 1, max: 7, step: 1 },
  ],
};

const { events, actors } = filtersCases;

/** The visitor's events: fields send their text only when it differs from the flow's. */
export const viewCases: Cases = {
  ...filtersCases,
  events: {
    ...events,
    'interval.typed': where(events['interval.typed']!, (now, typed) => isNews(now, typed as Typed)),
  },
  actors: { ...actors, counting: { resolves: { 'so many': foundCars }, rejects: actors['counting']!.rejects! } },
};

/** Limits the cases of an event by a condition on its data. */
export function where(
  cases: Cases['events'][string],
  isSo: (now: Now, reported: object) => boolean,
): Cases['events'][string] {
  return Object.fromEntries(
    Object.entries(cases).map(([name, data]) => [
      name,
      (now: Now) => {
        const reported = typeof data === 'function' ? (data as (now: Now) => object | undefined)(now) : data;
        return reported && isSo(now, reported) ? reported : undefined;
      },
    ]),
  );
}

interface Typed {
  readonly field: 'price' | 'mileage';
  readonly from: string;
  readonly to: string;
}

function isNews({ context }: Now, typed: Typed): boolean {
  const { from, to } = fieldsOf(context, typed.field);
  return from !== typed.from || to !== typed.to;
}

/** The elements of the filters, and the gestures that cause their events. */
export const filtersControls = {
  sights: { problem: { role: 'alert', says: /^Enter an? /, inSheet } },
  does: {
    'filter.chosen': (surface, { changes }) => surface.press('seller' in changes ? seller(changes.seller) : diesel),
    'filter.removed': async (surface, _, { happens }) => {
      // The search is answered first, because the chips show the last requested search.
      await happens!({ type: 'search.answered' });
      await surface.press(dieselChip);
    },
    'category.chosen': (surface, { category, subcategory = category }) =>
      surface.press({
        role: 'link',
        name: new RegExp(`^${categoryNames[subcategory as CategoryId]}`),
        within: categories,
        inSheet,
      }),
    async 'interval.typed'(surface, { field: name, from, to }) {
      const { from: least, to: most } = fields[name as Typed['field']];
      await surface.type(least, from);
      await surface.type(most, to);
      await surface.leave(most);
    },
    'draft.applied': (surface) => surface.press(apply),
    'draft.reset': (surface) => surface.press({ role: 'button', name: 'Clear filters', inSheet }),
    'sheet.opened': (surface) => surface.press({ role: 'button', name: /^Filters/ }),
    'sheet.closed': (surface) => surface.press({ role: 'button', name: 'Close', inSheet }),
    'search.changed': async (surface, { filter, isCleared }, { happens }, { before }) => {
      // A navigation is an event only once the search has completed the previous one.
      await happens!({ type: 'search.answered' });
      if (isCleared) {
        await surface.press({ role: 'link', name: 'Clear filters' });
        return;
      }
      const isOrder = isSameNarrowing(filter, before.context.applied);
      await (isOrder
        ? surface.choose({ role: 'combobox', name: 'Sort by' }, filter.sort)
        : surface.goTo(listPath('en', filter)));
    },
    'options.sought': (surface, { text }) => surface.type(findMake, text),
  },
  // The event `search.changed` also reports the flow's own changes, so its data come from the view.
  ownData: ['search.changed'],
} satisfies Pick<FlowDriver<typeof filtersMachine>, 'sights' | 'does' | 'ownData'>;

/** The driver for walks on the filters of a list of cars. */
export const filtersDriver = declareDriver(viewCases, {
  ...filtersControls,
  usesData: ['interval.typed', 'options.sought'],
  async opensView({ filter }) {
    const { openFilters } = await import('./filtersView.tsx');
    return openFilters(listPath('en', filter), foundCars);
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, now: Now): Promise<void> {
  const { draft, sought } = now.context;
  if (draft.subcategory === 2020) await expectCars(surface, now);
  const isNumberKnown = now.matches('beside') || now.hasTag('counted');
  expect(await surface.text(apply)).toBe(isNumberKnown ? 'Show 70 ads' : 'Show ads');
  expect(await surface.value(findMake)).toBe(sought.brand ?? '');
}

/** Expects the checked and typed filters of cars. @throws when they differ from the chart */
export async function expectCars(surface: Surface, { context }: Now): Promise<void> {
  expect(await surface.isChecked(diesel), 'Diesel is ticked').toBe(context.draft.selects?.fuel !== undefined);
  for (const name of ['price', 'mileage'] as const) {
    const { from, to, problems } = fieldsOf(context, name);
    expect([await surface.value(fields[name].from), await surface.value(fields[name].to)], name).toEqual([from, to]);
    expect(await surface.attribute(fields[name].from, 'aria-invalid')).toBe(String(problems?.from !== undefined));
  }
}
