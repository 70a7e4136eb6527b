import type { AnyStateMachine, InputFrom } from 'xstate';
import { type BrandPage, brandPageOf } from '#machines/landing/brandPage.ts';
import { brandPageCases, carsOfBrand } from '#machines/landing/brandPageCases.ts';
import { type CategoryPage, categoryPageOf } from '#machines/landing/categoryPage.ts';
import { categoryPageCases } from '#machines/landing/categoryPageCases.ts';
import { type RealEstateHome, realEstateHomeOf } from '#machines/landing/realEstateHome.ts';
import { realEstateHomeCases } from '#machines/landing/realEstateHomeCases.ts';
import { listingItemOf, listingListOf } from '#machines/listing/listingItemExamples.ts';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { fetching } from '#machines/market/api/fetchCases.ts';
import type { FetchOutcome } from '#machines/market/api/fetchMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { type Answer, declareDriver, type FlowDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const newest: Sight = { role: 'region', name: 'Newest ads' };
const loadAgain: Sight = { role: 'button', name: 'Reload', within: newest };

/** Whether an answer of the walk is a response of the server; otherwise the connection is lost. */
export function isFound(answer: Answer): boolean {
  return 'output' in answer && 'data' in (answer.output as FetchOutcome<unknown>);
}

/** The server's response to a search, by the URL of the request. */
export function answerTo(url: string): ListingList {
  if (url.includes('cb=')) return carsOfBrand;
  if (url.includes('rt=rent')) return homes(50);
  if (url.includes('rt=buy')) return homes(20);
  return url.includes('category=1000') ? homes(70) : listingListOf(70);
}

function homes(total: number): ListingList {
  const list = listingListOf(total);
  return {
    ...list,
    items: [listingItemOf({ id: 'hhhhhhhhhhhh', subject: `Attic among ${total}` })],
    counts: { ...list.counts, category: { 1000: total, 1020: total - 5, 1040: 5 }, region: { 4: total - 3, 24: 3 } },
  };
}

/** The data with which each server-rendered landing page begins. */
export const firstData: {
  readonly realEstate: RealEstateHome;
  readonly brand: BrandPage;
  readonly category: CategoryPage;
} = {
  realEstate: realEstateHomeOf({ all: homes(70), rent: homes(50), buy: homes(20) }),
  brand: brandPageOf(carsOfBrand),
  category: categoryPageOf(listingListOf(70), undefined),
};

export type LandingName = keyof typeof firstData;

function driverOf<M extends AnyStateMachine>(name: LandingName, cases: FlowCases<M>): FlowDriver<M> {
  return declareDriver(
    { ...cases, ...fetching(firstData[name]) } as unknown as FlowCases<M>,
    {
      sights: { fetched: { role: 'article', within: newest }, failure: { role: 'alert', within: newest }, loadAgain },
      does: { 'loading.retried': (surface: Stage['surface']) => surface.press(loadAgain) },
      byItself: ['page.opened'],
      // The view adds the time when the data arrived.
      ownData: ['xstate.done.actor.loading'],
      async opensView(input: InputFrom<M>) {
        const { openLanding } = await import('./landingView.tsx');
        return openLanding(name, (input as { readonly data: unknown }).data !== undefined);
      },
    } as unknown as Omit<FlowDriver<M>, 'cases'>,
  );
}

/** The driver for walks on the home page of real estate. */
export const realEstateHomeDriver = driverOf('realEstate', realEstateHomeCases);
/** The driver for walks on the page of a car brand. */
export const brandPageDriver = driverOf('brand', brandPageCases);
/** The driver for walks on the landing page of a category. */
export const categoryPageDriver = driverOf('category', categoryPageCases);
