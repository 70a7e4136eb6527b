import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentNames, type ContentPage } from '#machines/content/contentPage.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { pathTo } from '#routes';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp(() => noon, { supportEmail: 'help@allmend.example' });
});
afterAll(() => test.close());

async function call(path: string, language: Language = 'en') {
  const { statusCode, body } = await test.get(`/api/v10/content/${path}`, { 'accept-language': language });
  return { status: statusCode, answer: JSON.parse(body) as unknown };
}

/** Requests the HTML document of a page; resolves to its status, content and redirect. */
async function documentAt(address: string) {
  const { statusCode, body, headers } = await test.get(address);
  return { status: statusCode, body, location: headers.location };
}

describe('the call for a content page', () => {
  it('answers each page in the requested language', async () => {
    for (const name of contentNames) {
      for (const language of languages) {
        // oxlint-disable-next-line no-await-in-loop -- one call after the other
        const { status, answer } = await call(`${name}.json`, language);
        expect(status).toBe(200);
        expect(answer).toEqual(test.services.contents.page(name, language));
      }
    }
  });

  it('refuses a page that does not exist, and names the parameter', async () => {
    const { status, answer } = await call('jobs.json');
    expect(status).toBe(400);
    expect(answer).toMatchObject({ parameters: [{ parameter: 'page' }] });
  });
});

describe('the call that searches the help page', () => {
  it('answers the ids of the questions that match, best first', async () => {
    const { status, answer } = await call('help/search.json?q=Passwort%20%20vergessen', 'de');
    expect(status).toBe(200);
    expect(answer).toMatchObject({ query: 'Passwort vergessen', ids: expect.arrayContaining(['password']) });
  });

  it.each(['', '?q=', '?q=x', `?q=${'x'.repeat(101)}`])('refuses %j', async (query) => {
    expect((await call(`help/search.json${query}`)).status).toBe(400);
  });
});

describe('the document of a content page', () => {
  it.each(contentNames)('%s has its text, its canonical address and its description in each language', async (name) => {
    for (const language of languages) {
      const path = pathTo(name, language);
      const { title, description, sections } = test.services.contents.page(name, language);
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const { status, body } = await documentAt(path);
      expect(status, path).toBe(200);
      expect(body).toContain(`<title>${title} | allmend</title>`);
      expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`);
      expect(body).toContain('<meta name="description"');
      expect(description).not.toBe('');
      for (const { id } of sections) expect(body).toContain(`id="${id}"`);
    }
  });

  it('redirects from the spelling of another language', async () => {
    expect(await documentAt('/fr/datenschutz')).toMatchObject({ status: 301, location: '/fr/protection-des-donnees' });
  });

  it('ignores a query, except that of the search', async () => {
    const { body } = await documentAt('/en/terms?q=fees');
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/en/terms">');
  });

  it('is in the sitemap of its language', async () => {
    const { body } = await test.get('/sitemaps/fr/pages.xml');
    for (const name of contentNames) expect(body).toContain(`<loc>http://localhost:3000${pathTo(name, 'fr')}</loc>`);
  });
});

describe('the document of the help page', () => {
  const firstData = (body: string) =>
    (
      JSON.parse(/<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(body)![1]!) as {
        readonly data: ContentPage;
      }
    ).data;

  it('has its questions as structured data', async () => {
    const { body } = await documentAt('/en/help');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)![1]!;
    const { '@type': type, mainEntity } = JSON.parse(json) as { '@type': string; mainEntity: { name: string }[] };
    expect(type).toBe('FAQPage');
    expect(mainEntity.map(({ name }) => name)).toEqual(
      test.services.contents.page('help', 'en').sections.map(({ title }) => title),
    );
  });

  it('shows the questions that match the query of its address, without scripts, and is not indexed then', async () => {
    const { body } = await documentAt('/en/help?q=forgotten+password');
    const { found } = firstData(body);
    expect(found?.ids[0]).toBe('password');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('value="forgotten password"');
    const shown = [...body.matchAll(/<details[^>]*>.*?<div id="([\w-]+)"/gs)].map(([, id]) => id);
    expect(shown).toEqual(found!.ids);
  });

  it('links to the contact page if nothing matches', async () => {
    const { body } = await documentAt('/en/help?q=spaceship');
    expect(firstData(body).found).toEqual({ query: 'spaceship', ids: [] });
    const [, main = ''] = /<main(.*)<\/main>/s.exec(body) ?? [];
    expect(main).toContain('href="/en/contact">Contact us</a>');
  });
});
