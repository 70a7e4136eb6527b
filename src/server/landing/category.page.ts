import { brandsFilterOf, categoryFilterOf, categoryPageOf } from '#machines/landing/categoryPage.ts';
import { categoryById, categoryTree } from '#machines/market/categories/categories.ts';
import { isCategory, realEstate } from '#machines/market/categories/categoryTree.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { pathTo } from '#routes';
import type { PageDescriptor } from '../http/pageDescriptor.ts';
import type { SearchServices } from '../search/searchServices.ts';
import { landingAnswer } from './landingAnswer.ts';

/** The landing page of a category (ROUTES-7). Only the id counts; another slug redirects to the category's own. */
export const page = {
  routes: ['category'],
  firstData: async (services, { language, params }) => {
    const { categoryId = '', slug } = params;
    const id = Number(categoryId);
    if (!/^\d{4}$/.test(categoryId) || !isCategory(id)) return { kind: 'missing' };
    const own = slugOf(categoryById(id)!.name[language]);
    if (slug !== own) return { kind: 'moved', to: pathTo('category', language, { categoryId, slug: own }) };
    const ofCars = brandsFilterOf(id);
    const [answer, carsAnswer] = await Promise.all([
      landingAnswer(services, categoryFilterOf(id), language),
      ofCars && landingAnswer(services, ofCars, language),
    ]);
    return { kind: 'page', data: categoryPageOf(answer, carsAnswer) };
  },
  sitemap: (_, language) =>
    categoryTree
      .flatMap((top) => [top, ...top.children])
      .filter(({ id }) => id !== realEstate)
      .map(({ id, name }) => pathTo('category', language, { categoryId: String(id), slug: slugOf(name[language]) })),
} satisfies PageDescriptor<SearchServices>;
