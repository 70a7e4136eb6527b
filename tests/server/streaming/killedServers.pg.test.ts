import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { favouritesLifecycle } from '#machines/favourites/favouritesLifecycle.ts';
import { openSessions } from '#server/account/sessions.ts';
import { csrfTokenOf } from '#server/http/cookies.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';
import { openReader } from '#tests/drivers/liveReader.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/market.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/serverProcess.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/temporaryFolder.ts';

const kills = process.env['ALLMEND_LONG'] === '1' ? 50 : 2;
const readersOfEach = 5;

describePostgres('on a cluster of its own', (cluster) => {
  describe('two servers on one database, which are killed in turn', () => {
    let folders: readonly TemporaryFolder[];
    let test: TestMarket;
    let servers: ServerProcess[];
    const start = (number: number, port = '0') =>
      startServerProcess({
        ...{ DATABASE_URL: url, DATA_DIR: folders[number]!.path, DEMO: '0', PORT: port },
        REQUESTS_PER_MINUTE: '1000000',
      });
    let url: string;

    beforeAll(async () => {
      url = await cluster().createDatabase();
      folders = [temporaryFolder(), temporaryFolder()];
      test = await openTestMarket(Date.now, { databaseUrl: url });
      servers = [await start(0), await start(1)];
    }, 120_000);
    afterAll(async () => {
      for (const server of servers) await server.end('SIGKILL');
      await test.close();
      for (const folder of folders) folder.remove();
    });

    it(
      'have every reader back behind what it has heard, so that it hears all that is acknowledged',
      { timeout: 600_000 },
      async () => {
        const { market } = test;
        const begun = await openSessions(market).begin('ana', { remembered: false, agent: '', place: '', version: 0 });
        const cookie = begun!.cookie;
        const browser = {
          cookies: new Map([
            ['allmend_session', cookie],
            ['allmend_csrf', csrfTokenOf(cookie)],
          ]),
        };
        const begin = await market.store.head();
        const acknowledged: number[] = [];
        let isOver = false;

        /** Comes again, at whichever server answers, until it has heard of the last. */
        async function listens(reader: number): Promise<readonly number[]> {
          const heard: number[] = [];
          let position = begin;
          for (let attempt = reader; ; attempt += 1) {
            try {
              const stream = await openReader({ url: servers[attempt % 2]!.url }, browser, position);
              for (;;) {
                const line = await stream.next();
                position = line.position ?? position;
                if (line.event === 'favourites') heard.push(position);
                if (isOver && position >= acknowledged.at(-1)!) {
                  await stream.leave();
                  return heard;
                }
              }
            } catch {
              await sleep(50);
            }
          }
        }
        async function writes(): Promise<void> {
          while (!isOver) {
            const done = await market.commands.run({
              actor: 'ana',
              streams: { favourites: { lifecycle: favouritesLifecycle, id: 'ana' } },
              decide: ({ favourites: { favourites } }) => {
                const { listing } = favourites.saved[0] ?? {};
                const at = Date.now();
                return {
                  favourites: [
                    listing === undefined
                      ? { type: 'favourites.added' as const, at, listing: 'bikebikebike', francs: null }
                      : { type: 'favourites.removed' as const, at, listing },
                  ],
                };
              },
            });
            if ('position' in done) acknowledged.push(done.position);
            await sleep(5);
          }
        }
        async function killing(): Promise<void> {
          for (let kill = 0; kill < kills; kill += 1) {
            const number = kill % 2;
            const { port } = new URL(servers[number]!.url);
            await servers[number]!.end('SIGKILL');
            servers[number] = await start(number, port);
            await sleep(300);
          }
          isOver = true;
        }

        const listening = Promise.all(Array.from({ length: 2 * readersOfEach }, (_, reader) => listens(reader)));
        await Promise.all([writes(), killing()]);
        // Whoever waits for another is told of this one.
        const done = await market.commands.run({
          actor: 'ana',
          streams: { favourites: { lifecycle: favouritesLifecycle, id: 'ana' } },
          decide: () => ({
            favourites: [{ type: 'favourites.added' as const, at: Date.now(), listing: 'lastlastlast', francs: null }],
          }),
        });
        const last = 'position' in done ? done.position : 0;
        const known = new Set([...acknowledged, last]);
        for (const heard of await listening) {
          expect(heard).toEqual([...new Set(heard)].toSorted((one, other) => one - other));
          expect(heard.filter((position) => !known.has(position))).toEqual([]);
          // Of what was missed in one go the last is told, as each replaces the one before.
          expect(heard.at(-1)).toBe(last);
          expect(heard.length).toBeGreaterThan(1);
        }
      },
    );
  });
});
