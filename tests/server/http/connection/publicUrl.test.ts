import { describe, expect, it } from 'vitest';
import { openTestApp } from '#tests/drivers/server/app.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

/** The absolute URLs of the market in the head of a page. */
const addresses = (html: string) =>
  [...html.matchAll(/<(?:link rel="(?:canonical|alternate)"|meta property="og:url")[^>]*="(http[^"]*)">/g)].map(
    ([, url]) => url!,
  );

describe('the public address of the market', () => {
  it("is the server's address by default, at any port", async () => {
    const test = await openTestApp(() => noon);
    const url = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
    const here = `http://localhost:${url.port}`;
    expect(url.port).not.toBe('3000');
    const html = await (await fetch(new URL('/de/li', url))).text();
    expect(new Set(addresses(html))).toEqual(
      new Set(['de', 'fr', 'it', 'en'].map((language) => `${here}/${language}/li`)),
    );
    expect(await (await fetch(new URL('/robots.txt', url))).text()).toContain(`Sitemap: ${here}/sitemap.xml`);
    await test.close();
  });

  it('is PUBLIC_URL, whatever host a request or a proxy names', async () => {
    const publicUrl = 'https://allmend.example';
    const test = await openTestApp(() => noon, { publicUrl, trustedProxies: 1 });
    const hosts = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    for (const url of ['/de', '/de/nothing', '/robots.txt', '/sitemap.xml', '/sitemaps/de/pages.xml', '/li', '/es']) {
      const answer = await test.get(url, hosts);
      expect(answer.body).not.toContain('evil.example');
      expect(JSON.stringify(answer.headers)).not.toContain('evil.example');
    }
    const found = addresses((await test.get('/de', hosts)).body);
    expect(found.length).toBeGreaterThanOrEqual(6);
    for (const address of found) expect(address).toMatch(/^https:\/\/allmend\.example\/(de|fr|it|en)$/);
    await test.close();
  });
});
