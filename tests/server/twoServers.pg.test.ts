import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { awayAndBack, joined } from '#tests/machines/account/lifecycle/accountHistory.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { ana, bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { minute } from '#machines/market/units.ts';

const rounds = process.env['ALLMEND_LONG'] === '1' ? 1000 : 10;

describePostgres('on a cluster of its own', (cluster) => {
  describe.each(['memory', 'sql'])('two servers on one database, with search in %s', (search) => {
    const folders = [temporaryFolder(), temporaryFolder()] as const;
    let test: TestMarket;
    let servers: readonly [ServerProcess, ServerProcess];

    beforeAll(async () => {
      const databaseUrl = await cluster().createDatabase();
      // The ads are published at the current time: the servers use the system clock, and end expired ads.
      let now = Date.now();
      test = await openTestMarket(() => (now += minute), { databaseUrl });
      await test.seller(ana);
      const start = ({ path }: TemporaryFolder) =>
        startServerProcess({
          DATABASE_URL: databaseUrl,
          DATA_DIR: path,
          SEARCH: search,
          DEMO: '0',
          REQUESTS_PER_MINUTE: '1000000',
        });
      servers = [await start(folders[0]), await start(folders[1])];
    });
    afterAll(async () => {
      for (const server of servers) await server.end('SIGKILL');
      await test.close();
      for (const folder of folders) folder.remove();
    });

    async function ask({ url }: ServerProcess, path: string, position?: number): Promise<Response> {
      const cookie = position === undefined ? {} : { cookie: `allmend_position=${position}` };
      return fetch(url + path, { headers: { 'x-api-hash': 'test', ...cookie } });
    }

    it('answer a session with its own write, at either server, and both alike', { timeout: 120_000 }, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const id = `round${String(round).padStart(7, '0')}`;
        const word = `Rundfund${round}`;
        await test.publishes(ana, id, { ...bike, title: `Citybike ${word}` });
        const position = await test.market.store.head();
        // The servers take turns in being requested first, when the write is most recent.
        for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
          const list = await ask(server, `/api/v10/list.json?q=${word}`, position);
          expect(((await list.json()) as ListingList).itemIDs).toEqual([id]);
          const page = await ask(server, `/de/li?q=${word}`, position);
          expect(await page.text()).toContain(`Citybike ${word}`);
        }
      }
      for (const path of ['?sp=cheapest', '?q=citybike&sp=relevant&o=2', '?category=4000&region=4', '?gratis=1']) {
        const [one, other] = await Promise.all(
          servers.map(async (server) => (await ask(server, `/api/v10/list.json${path}`)).json()),
        );
        expect(one).toEqual(other);
        expect((one as ListingList).engine).toBe(search);
      }
    });

    it('hide the ads of a seller who is away, and show them again afterwards, in both', async () => {
      const [[, away, back]] = awayAndBack;
      await test.recordsFacts('beat', joined);
      await test.publishes('beat', 'helmhelmhelm', { ...bike, title: 'Reithelm' });
      const met = async (server: ServerProcess) => {
        const position = await test.market.store.head();
        const list = await ask(server, '/api/v10/list.json?q=reithelm', position);
        const page = await ask(server, '/de/vi/reithelm/helmhelmhelm', position);
        return [((await list.json()) as ListingList).itemIDs, page.status];
      };
      const [seen, unseen] = [
        [['helmhelmhelm'], 200],
        [[], 404],
      ];
      const both = async () => Promise.all(servers.map(met));
      expect(await both()).toEqual([seen, seen]);
      await test.recordsFacts('beat', away);
      expect(await both()).toEqual([unseen, unseen]);
      await test.recordsFacts('beat', back);
      expect(await both()).toEqual([seen, seen]);
    });

    it('continue with one when the other is killed', { timeout: 120_000 }, async () => {
      const [first, second] = servers;
      await test.publishes(ana, 'bikebikebike', bike);
      await first.end('SIGKILL');
      await test.publishes(ana, 'lastlastlast', { ...bike, title: 'Letztes' });
      await expect
        .poll(async () => ((await (await ask(second, '/api/v10/list.json?q=letztes')).json()) as ListingList).itemIDs)
        .toEqual(['lastlastlast']);
    });
  });
});
