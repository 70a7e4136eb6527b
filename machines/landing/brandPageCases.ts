import { listingItemOf, listingListOf } from '../listing/listingItemExamples.ts';
import type { ListingList } from '../listing/listingItem.ts';
import { fetching } from '../market/api/fetchCases.ts';
import { flowCases } from '../paths/flowCases.ts';
import { brandPageOf } from './brandPage.ts';
import { brandPageMachine } from './brandPageMachine.ts';

/** The answer to a search for the cars of a brand. */
export const carsOfBrand: ListingList = {
  ...listingListOf(3),
  items: [listingItemOf({ id: 'cccccccccccc', subject: 'BMW 320d Touring' })],
  facets: [
    select('brand', 'cb', [
      ['vw', 'VW', 9],
      ['bmw', 'BMW', 3],
      ['lada', 'Lada', 0],
    ]),
    select('model', 'cm', [
      ['320d', '320d', 2],
      ['x1', 'X1', 1],
    ]),
    select('fuel', 'fu', [
      ['diesel', 'Diesel', 2],
      ['electric', 'Electric', 1],
    ]),
  ],
};

/** Path-test cases for the page of a car brand. */
export const brandPageCases = flowCases({ machine: brandPageMachine, ...fetching(brandPageOf(carsOfBrand)) });

function select(key: string, address: string, options: readonly (readonly [string, string, number])[]) {
  const described = options.map(([value, label, count]) => ({ value, label, count }));
  return { kind: 'select' as const, key, label: key, address, options: described };
}
