import { brandFilter, brandPageOf, cars } from '#machines/landing/brandPage.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { brandFromSegment, brandSlug, isCarBrand } from '#market/addresses/carBrandAddress.ts';
import { pathTo } from '#routes';
import type { PageDescriptor } from '../http/pageDescriptor.ts';
import type { SearchServices } from '../search/searchServices.ts';
import { landingAnswer } from './landingAnswer.ts';

/** The page of a car brand (ROUTES-8 to 10). Another spelling of a brand redirects to its own. */
export const page = {
  routes: ['brand'],
  firstData: async (services, { language, params }) => {
    const brand = brandFromSegment(params['brand'] ?? '');
    if (!brand) return { kind: 'missing' };
    const segment = brandSlug(brand);
    if (segment !== params['brand']) return { kind: 'moved', to: pathTo('brand', language, { brand: segment }) };
    return { kind: 'page', data: brandPageOf(await landingAnswer(services, brandFilter(brand), language)) };
  },
  // The sitemap contains only the brands that have cars.
  sitemap: async ({ search }, language) => {
    const { counts } = await search.port.search({ ...everything, ...cars }, { size: 1 });
    const options = counts.selects.find(({ key }) => key === 'brand')?.options ?? [];
    const keys = options.filter(({ count }) => count > 0).map(({ option }) => option);
    return keys.filter(isCarBrand).map((brand) => pathTo('brand', language, { brand: brandSlug(brand) }));
  },
} satisfies PageDescriptor<SearchServices>;
