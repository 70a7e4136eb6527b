import { brandFilter, brandPageOf } from '#machines/landing/brandPage.ts';
import { brandsFilterOf, categoryFilterOf, categoryPageOf } from '#machines/landing/categoryPage.ts';
import { landingPageSize } from '#machines/landing/landingCounts.ts';
import { realEstateFilter, realEstateHomeOf } from '#machines/landing/realEstateHome.ts';
import type { AdList } from '#machines/listing/adItem.ts';
import { isCategory } from '#machines/market/categories/categoryTree.ts';
import { categoryById } from '#machines/market/categories/categories.ts';
import type { Language } from '#machines/market/language.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { brandFromSegment, brandSlug } from '#market/carBrandAddress.ts';
import { slugOf } from '#market/slug.ts';
import { pathTo, type Place } from '#routes';
import type { PageData } from '../http/pageData.ts';
import { listAnswer } from '../search/answers/listAnswer.ts';
import type { SearchServices } from '#server/search/searchServices.ts';

/** What the home of real estate shows first (ROUTES-11 to 13). */
export async function realEstateHomeData(services: SearchServices, { language }: Place): Promise<PageData> {
  const [all, rent, buy] = await Promise.all([
    answerTo(services, realEstateFilter('all'), language),
    answerTo(services, realEstateFilter('rent'), language),
    answerTo(services, realEstateFilter('buy'), language),
  ]);
  return { kind: 'page', data: realEstateHomeOf({ all, rent, buy }) };
}

/** What the page of a car brand shows first (ROUTES-8 to 10). Another spelling of a brand moves to its own. */
export async function brandPageData(services: SearchServices, { language, params }: Place): Promise<PageData> {
  const brand = brandFromSegment(params['brand'] ?? '');
  if (!brand) return { kind: 'missing' };
  const segment = brandSlug(brand);
  if (segment !== params['brand']) return { kind: 'moved', to: pathTo('brand', language, { brand: segment }) };
  return { kind: 'page', data: brandPageOf(await answerTo(services, brandFilter(brand), language)) };
}

/** What the landing page of a category shows first (ROUTES-7). Only the id counts; another slug moves to the category's own. */
export async function categoryPageData(services: SearchServices, { language, params }: Place): Promise<PageData> {
  const { categoryId = '', slug } = params;
  const id = Number(categoryId);
  if (!/^\d{4}$/.test(categoryId) || !isCategory(id)) return { kind: 'missing' };
  const own = slugOf(categoryById(id)!.name[language]);
  if (slug !== own) return { kind: 'moved', to: pathTo('category', language, { categoryId, slug: own }) };
  const ofCars = brandsFilterOf(id);
  const [answer, carsAnswer] = await Promise.all([
    answerTo(services, categoryFilterOf(id), language),
    ofCars && answerTo(services, ofCars, language),
  ]);
  return { kind: 'page', data: categoryPageOf(answer, carsAnswer) };
}

function answerTo(services: SearchServices, filter: SearchFilter, language: Language): Promise<AdList> {
  return listAnswer(services, { ...filter, pageSize: landingPageSize }, { language, account: null });
}
