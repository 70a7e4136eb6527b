import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day } from '#machines/market/units.ts';

const address = '/de/vi/citybike-mit-7-gaengen/bikebikebike';
const pages = ['/de', '/de/li', '/fr/li?q=citybike'];

describePostgres('two servers on one PostgreSQL database', (cluster) => {
  let here: TestApp;
  let there: TestMarket;

  beforeEach(async () => {
    const databaseUrl = await cluster().createDatabase();
    here = await openTestApp(() => noon, { databaseUrl });
    there = await openTestMarket(() => noon, { databaseUrl });
  });
  afterEach(async () => {
    await there.close();
    await here.close();
  });

  /** Changes something at the other server, and waits for the notification at this one. */
  async function awaitsNotice(change: () => Promise<void>): Promise<void> {
    const before = await there.market.store.head();
    const received: number[] = [];
    let wake = () => {};
    const stop = here.market.store.onAppend((head) => {
      received.push(head);
      wake();
    });
    await change();
    const head = await there.market.store.head();
    expect(head).toBeGreaterThan(before);
    while (!received.some((position) => position >= head)) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    stop();
  }

  const bodies = async () => Promise.all(pages.map(async (url) => (await here.get(url)).body));

  it('show changes at the other server on the next request, once the notification has arrived', async () => {
    for (const body of await bodies()) expect(body.includes('Citybike')).toBe(false);
    expect((await here.get(address)).statusCode).toBe(404);

    await awaitsNotice(async () => {
      await there.seller(ana, 'Ana Rossi');
      await there.publishes(ana, 'bikebikebike', bike);
    });
    for (const body of await bodies()) expect(body.includes('Citybike')).toBe(true);
    expect((await here.get(address)).statusCode).toBe(200);

    await awaitsNotice(() =>
      there.tells('bikebikebike', [{ type: 'listing.repriced', at: noon, price: { kind: 'amount', francs: 410 } }]),
    );
    for (const body of await bodies()) expect(body.includes('410.–')).toBe(true);

    await awaitsNotice(() => there.tells('bikebikebike', [{ type: 'listing.sold', at: noon, where: 'here' }]));
    for (const body of await bodies()) expect(body.includes('Citybike')).toBe(false);
    expect((await here.get(address)).body.includes('Verkauft')).toBe(true);
  });

  it("contain in the sitemap the time of an ad's last change, even when it was edited before it was bumped", async () => {
    const at = noon + day;
    await awaitsNotice(async () => {
      await there.seller(ana, 'Ana Rossi');
      await there.publishes(ana, 'bikebikebike', bike);
      await there.tells('bikebikebike', [
        { type: 'listing.edited', at: noon, changes: { body: 'Neu.' } },
        { type: 'listing.promoted', product: 'bump', at, endsAt: at },
      ]);
    });
    // A request for a sitemap does not wait for search, as it may be an hour old; so the test waits.
    await here.services.search.caughtUp();
    const { body } = await here.get('/sitemaps/de/4000/1.xml');
    expect(body).toContain('<lastmod>2026-05-03T10:00:00.000Z</lastmod>');
  });
});
