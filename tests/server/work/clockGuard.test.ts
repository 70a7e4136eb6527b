import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day } from '#machines/market/units.ts';
import { configFrom } from '#server/config.ts';
import { startServer } from '#server/main.ts';
import { openMarket } from '#server/market.ts';
import { openMessagePictures } from '#server/messaging/conversation/messagePictures.ts';
import { builtWeb } from '#server/pages/rendering/web.ts';
import { openPhotoFiles } from '#server/pictures/photos/openPhotoFiles.ts';
import { openPhotos } from '#server/pictures/photos/photos.ts';
import { openClockGuard } from '#server/work/clockGuard.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';

describe('a clock that jumps', () => {
  let now: number;
  let test: TestMarket;

  beforeEach(async () => {
    now = noon;
    test = await openTestMarket(() => now);
    await test.seller(ana);
    await test.publishes(ana, 'bikebikebike', bike);
  });
  afterEach(() => test.close());

  const guard = (confirmed?: string) => openClockGuard(test.market, confirmed);
  const date = (at: number) => new Date(at).toISOString().slice(0, 10);

  it('400 days ahead delays irreversible work, and the message names both dates and the remedy', async () => {
    expect(await guard().allows()).toBe(true);
    now += 400 * day;
    expect(await guard().allows()).toBe(false);
    const notice = await guard().notice();
    for (const part of [date(noon), date(now), `CONFIRM_CLOCK=${date(now)}`]) expect(notice).toContain(part);
    // Other activity in the market does not confirm that the clock is right.
    await test.publishes(ana, 'secondsecond', bike);
    expect(await guard().allows()).toBe(false);
  });

  it('continues by itself once the clock is right again', async () => {
    await guard().allows();
    now += 400 * day;
    expect(await guard().allows()).toBe(false);
    now = noon + day;
    expect(await guard().allows()).toBe(true);
    expect(await guard().notice()).toBeUndefined();
  });

  it('is confirmed by the true date alone', async () => {
    await guard().allows();
    now += 400 * day;
    expect(await guard(date(noon + day)).allows()).toBe(false);
    expect(await guard(date(now)).notice()).toBeUndefined();
    expect(await guard(date(now)).allows()).toBe(true);
    expect(await guard().allows()).toBe(true);
  });

  it('is no jump if the market was at rest for a month', async () => {
    await guard().allows();
    now += 30 * day;
    expect(await guard().allows()).toBe(true);
    now += 30 * day + 1;
    expect(await guard().allows()).toBe(false);
  });

  it('is no jump at a quiet market, however long the pause', async () => {
    for (let week = 0; week < 100; week += 1, now += 7 * day) expect(await guard().allows()).toBe(true);
    expect(await guard().notice()).toBeUndefined();
  });

  it('is detected by the last fact before a time is stored, but not at a quiet market', async () => {
    now = (await test.market.store.readAll((await test.market.store.head()) - 1, 1))[0]!.at + 365 * day;
    expect(await guard().notice()).toBeUndefined();
    now += 1;
    expect(await guard().allows()).toBe(false);
    expect(await guard().notice()).toContain(date(now));
  });

  it('behind is reported, and stops nothing', async () => {
    await guard().allows();
    now -= 5 * day;
    expect(await guard().notice()).toMatch(/5 days behind.*Set the clock/s);
    expect(await guard().allows()).toBe(true);
  });

  it('behind and corrected again is no jump', async () => {
    await guard().allows();
    now -= 60 * day;
    expect(await guard().allows()).toBe(true);
    now = noon + day;
    expect(await guard().allows()).toBe(true);
  });

  it('is no matter for an empty market', async () => {
    const empty = await openTestMarket(() => now);
    now += 4000 * day;
    expect(await openClockGuard(empty.market).allows()).toBe(true);
    await empty.close();
  });
});

describe('a server whose clock jumps', () => {
  it('ends no ad, removes no photo and reports that, until the date is confirmed', { timeout: 120_000 }, async () => {
    let now = noon;
    const test = await openTestMarket(() => now);
    await test.seller(ana);
    await test.publishes(ana, 'bikebikebike', bike);
    const env = { DATA_DIR: test.folder, DEMO: '0', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
    const files = await openPhotoFiles(configFrom(env));
    await openPhotos(test.market, files).keep({ bytes: Buffer.from('a photo'), width: 4, height: 3 });
    await openMessagePictures(test.market, files).keep(ana, Buffer.from('a picture'));
    await test.market.close();
    const web = await builtWeb('allmend');

    /** Starts, lets the scheduler do one round, and returns the state of the ad, the number of pictures and the log of the start. */
    async function round(more: Record<string, string> = {}) {
      const said: string[] = [];
      const config = configFrom({ ...env, ...more });
      const server = await startServer(config, web, { clock: () => now, say: (line) => said.push(line) });
      await server.close();
      const market = await openMarket({ dataDir: test.folder });
      const [row] = await market.store.query({ sql: 'SELECT status FROM listings', parameters: [] });
      const pictures = await market.store.query({
        sql: 'SELECT name FROM photos UNION ALL SELECT name FROM message_pictures',
        parameters: [],
      });
      await market.close();
      return { ...row, pictures: pictures.length, said: said.join('\n') };
    }

    expect(await round()).toMatchObject({ status: 'active', pictures: 2 });
    now += 400 * day;
    const date = new Date(now).toISOString().slice(0, 10);
    expect(await round()).toMatchObject({
      status: 'active',
      pictures: 2,
      said: expect.stringContaining(`CONFIRM_CLOCK=${date}`) as string,
    });
    expect(await round({ CONFIRM_CLOCK: date })).toMatchObject({ status: 'expired', pictures: 0 });
    await rm(test.folder, { recursive: true });
  });
});
