import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parentIdOf } from '#machines/market/categories/categoryTree.ts';
import { languages } from '#machines/market/language.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { formerCategoryNames } from '#market/addresses/formerCategoryNames.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { spellingIn } from '#market/addresses/spellings.ts';
import { listPath } from '#server/search/addresses/listPath.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp(() => noon, { requestsPerMinute: 1_000_000 });
});

afterAll(() => test.close());

const former = languages.flatMap((language) =>
  formerCategoryNames[language].map(({ id, name }) => {
    const above = parentIdOf(id);
    const scope = above === undefined ? { category: id } : { category: above, subcategory: id };
    return { language, id, name, segment: slugOf(name), scope };
  }),
);

async function redirectOf(address: string) {
  const { statusCode, headers } = await test.get(address);
  return [statusCode, headers.location];
}

/** The redirect is a single one: its target is a page, and names itself as canonical. */
async function expectPage(address: string) {
  const { statusCode, body } = await test.get(address);
  expect(statusCode, address).toBe(200);
  return body;
}

describe('an address with a former name of a category redirects permanently to the address of today', () => {
  it.each(former)('$name ($language): the list', async ({ language, segment, scope }) => {
    const { category } = spellingIn(language)!;
    const names = [...(scope.subcategory === undefined ? [] : [category(scope.category)]), segment];
    const today = listPath(language, scope);
    expect(today).not.toContain(`/${segment}`);
    expect(await redirectOf(`/${language}/li/${names.join('/')}`)).toEqual([301, today]);
    const body = await expectPage(today);
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${today}">`);
    for (const other of languages) expect(body).toContain(`href="http://localhost:3000${listPath(other, scope)}"`);
  });

  it.each(former)('$name ($language): the list with other filters', async ({ language, segment, scope }) => {
    const { category, canton } = spellingIn(language)!;
    const names = [...(scope.subcategory === undefined ? [] : [category(scope.category)]), segment, canton(4)];
    expect(await redirectOf(`/${language}/li/${names.join('/')}?o=2&utm_source=x`)).toEqual([
      301,
      `${listPath(language, { ...scope, region: 4, page: 2 })}&utm_source=x`,
    ]);
  });

  it.each(former)('$name ($language): the name as a filter', async ({ language, name, scope }) => {
    const key = scope.subcategory === undefined ? 'category' : 'subcategory';
    const query = new URLSearchParams({ [key]: name }).toString();
    expect(await redirectOf(`/${language}/li?${query}`)).toEqual([301, listPath(language, scope)]);
  });

  it.each(former)('$name ($language): the landing page', async ({ language, id, segment }) => {
    const today = `/${language}/cat/${id}/${spellingIn(language)!.category(id)}`;
    expect(await redirectOf(`/${language}/cat/${id}/${segment}`)).toEqual([301, today]);
    expect(await expectPage(today)).toContain(`<link rel="canonical" href="http://localhost:3000${today}">`);
  });

  it.each(former)('$name ($language): the search by token', async ({ language, id, segment, scope }) => {
    const token = tokenOf({ ...everything, ...scope });
    const today = `/${language}/q/${spellingIn(language)!.category(id)}/${token}`;
    expect(await redirectOf(`/${language}/q/${segment}/${token}`)).toEqual([301, today]);
  });

  it.each(languages)('and no sitemap has one: %s', async (language) => {
    const { body } = await test.get(`/sitemaps/${language}/pages.xml`);
    const paths = [...body.matchAll(/<loc>[^<]*\/(?:li|cat)\/([^<]*)<\/loc>/g)].map(([, path]) => path!.split('/'));
    expect(paths.length).toBeGreaterThan(300);
    const own = former.filter((each) => each.language === language);
    const segments = new Set(own.map(({ segment }) => segment));
    expect(paths.filter((path) => path.some((segment) => segments.has(segment)))).toEqual([]);
  });

  it.each([
    ['/en/li/garden-and-craft', '/en/li/garden-and-diy'],
    ['/fr/li/immobilier/objets-de-vacances', '/fr/immobilier/objet/objet-de-vacances'],
    ['/de/li/garden-and-craft/tools-and-machines', '/de/li/garten-und-handwerk/werkzeug-und-maschinen'],
    ['/it/li/casa/lampade', '/it/li/arredamento-e-casa/lampade'],
    ['/it/li/telefono/smartphone?ps=100', '/it/li/telefonia/smartphone?ps=100'],
    ['/fr/li/menage/lampes/vaud', '/fr/li/meubles-et-maison/lampes/vaud'],
    ['/de/li/sport/autres-loisirs/bern', '/de/li/sport/weitere-hobbys/bern'],
    ['/de/li/sport/other-leisure', '/de/li/sport/weitere-hobbys'],
  ])('also below another name and in another language: %s', async (asked, today) => {
    expect(await redirectOf(asked)).toEqual([301, today]);
    await expectPage(today);
  });
});
