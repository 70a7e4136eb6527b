import { listingListOf } from '../../listing/listingItemExamples.ts';
import { flowCases } from '../../paths/flowCases.ts';
import { everything, isSameNarrowing, withChanges, withoutFilters, withSort } from '../filterChanges.ts';
import { filtersEvents } from './filtersEvents.ts';
import { filtersMachine } from './filtersMachine.ts';
import { fieldsOf } from './intervalFields.ts';
import type { SearchFilter } from '../searchFilter.ts';

const cars: SearchFilter = { ...everything, query: 'kombi', category: 2000, subcategory: 2020 };
const latestYear = 2027;
const noMileage = { field: 'mileage', from: '', to: '' } as const;
const dieselCars = withFuel(cars, 'diesel');

/** Path-test cases for filters: cars, by fuel, and with unreadable mileages and prices. */
export const filtersCases = flowCases({
  machine: filtersMachine,
  schema: filtersEvents,
  inputs: {
    'of cars': { filter: cars, latestYear },
    'of cars with a diesel engine': { filter: dieselCars, latestYear },
  },
  events: {
    'filter.chosen': {
      'a tick, or none': ({ context: { draft } }) =>
        isOfCars(draft) ? { changes: { selects: { fuel: hasFuel(draft) ? [] : ['diesel'] } } } : undefined,
    },
    'filter.removed': {
      'what is applied': ({ context: { draft, applied } }) =>
        hasFuel(draft) && hasFuel(applied) ? { changes: { selects: { fuel: [] } } } : undefined,
    },
    'category.chosen': {
      'another category': ({ context: { draft } }) => ({ category: 2000, subcategory: isOfCars(draft) ? 2080 : 2020 }),
    },
    'interval.typed': {
      'a mileage that is none': ({ context: { draft } }) =>
        isOfCars(draft) ? { ...noMileage, from: 'few' } : undefined,
      'no mileage': ({ context: { draft } }) => (isOfCars(draft) ? noMileage : undefined),
      'a price that is none': { field: 'price', from: '', to: 'cheap' },
      'no price': { field: 'price', from: '', to: '' },
    },
    'search.changed': {
      'in its order alone': ({ context: { applied } }) => ({
        filter: withSort(applied, applied.sort === 'newest' ? 'cheapest' : 'newest'),
      }),
      'by somebody else': ({ context: { applied } }) => ({ filter: hasFuel(applied) ? cars : dieselCars }),
      'by taking all filters away': ({ context: { applied } }) =>
        hasFuel(applied) ? { filter: withoutFilters(applied), isCleared: true } : undefined,
    },
    'options.sought': {
      'another part of a name': ({ context: { sought } }) => ({
        parameter: 'brand' as const,
        text: sought.brand === 'vol' ? 'au' : 'vol',
      }),
    },
  },
  actors: {
    counting: {
      resolves: { 'so many': listingListOf(70), none: listingListOf(0) },
      rejects: { 'no line': new Error('The line is dead') },
    },
  },
  keys: {
    'what is chosen': ({ context: { draft } }) => [isOfCars(draft), hasFuel(draft)],
    'what is applied': ({ context: { applied } }) => [isOfCars(applied), hasFuel(applied)],
    'what has to be mended': ({ context }) => Object.keys(context.typed).sort(),
  },
  invariants: {
    'what is held back is held back by what has to be mended': (now) =>
      !now.matches({ beside: 'withheld' }) || Object.keys(now.context.typed).length > 0,
    'beside the list all is applied that can be': (now) =>
      !now.matches({ beside: 'settled' }) || isSameNarrowing(now.context.draft, now.context.applied),
    'something has to be mended exactly where it says so': (now) =>
      now.hasTag('invalid') === Object.keys(now.context.typed).length > 0,
    'an interval is valid unless its text has to be mended': ({ context }) =>
      (['price', 'mileage'] as const).every((field) => {
        const { valid, problems } = fieldsOf(context, field);
        return valid === (problems === null) && valid === !(field in context.typed);
      }),
    'it counts only in the sheet, and says so': (now) =>
      !('counting' in now.children) || (now.matches('sheet') && now.hasTag('busy')),
    'a number is known of what is chosen alone': (now) => now.matches('sheet') || now.context.counted === null,
  },
});

/** Whether the search is for cars, which have fuel and mileage; car accessories have neither. */
function isOfCars({ subcategory }: SearchFilter): boolean {
  return subcategory === 2020;
}

function hasFuel({ selects }: SearchFilter): boolean {
  return selects?.fuel !== undefined;
}

function withFuel(filter: SearchFilter, fuel: string): SearchFilter {
  return withChanges(filter, { selects: { fuel: [fuel] } });
}
