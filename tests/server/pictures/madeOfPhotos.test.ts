import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { submitListing } from '#machines/listing/lifecycle/listingRules.ts';
import { day } from '#machines/market/units.ts';
import { forgetMade } from '#server/pictures/madeOfPhotos.ts';
import { photoFrom, type MadePhoto } from '#server/pictures/photos/photoMaking.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { registered } from '#tests/server/mail/mailMarket.ts';
import { quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';

let now: number;
let test: TestApp;

beforeEach(async () => {
  now = noon;
  test = await openTestApp(() => now);
});
afterEach(() => test.close());

it('is deleted once the photo is deleted, and is made of no other', async () => {
  const { photos } = test.services;
  const brings = async (width: number) =>
    (await photos.keep((await photoFrom(await quarters(width, 100).jpeg().toBuffer())) as MadePhoto)).name;
  const requested = async (name: string) => {
    const answers = [160, 640].map((width) => test.get(`/pictures/${width}/${name.replace('.webp', '.jpg')}`));
    return (await Promise.all([...answers, test.get('/pictures/160/demo/sofa-green.webp')])).map(
      ({ statusCode }) => statusCode,
    );
  };
  const made = async () => {
    const all = await readdir(join(test.folder, 'pictures'), { recursive: true, withFileTypes: true });
    return all.filter((each) => each.isFile()).length;
  };
  const [going, staying] = [await brings(200), await brings(300)];
  await test.seller('ana');
  for (const [id, photo] of [
    ['aaaaaaaaaaaa', going],
    ['bbbbbbbbbbbb', staying],
  ] as const) {
    await test.publishes('ana', id, { ...bike, images: [photo] });
    await test.tells(id, [{ type: 'listing.removed', at: now, by: 'seller' }]);
  }
  expect([await requested(going), await requested(staying), await made()]).toEqual([
    [200, 200, 200],
    [200, 200, 200],
    5,
  ]);
  now += 6 * day;
  await photos.hasPhoto(staying);
  now += day;
  await photos.sweep();
  await forgetMade(join(test.folder, 'pictures'), photos);
  expect(await made()).toBe(3);
  expect([await requested(going), await requested(staying)]).toEqual([
    [404, 404, 200],
    [200, 200, 200],
  ]);
});

it('is in no file while no ad of a verified or imported account has the photo', async () => {
  const { photos } = test.services;
  const files = async () => {
    const all = await readdir(join(test.folder, 'pictures'), { recursive: true }).catch(() => []);
    return all.filter((file) => file.endsWith('.avif')).length;
  };
  const { name } = await photos.keep((await photoFrom(await quarters(200, 100).jpeg().toBuffer())) as MadePhoto);
  const shown = async (width: number) =>
    (await test.get(`/pictures/${width}/${name.replace('.webp', '.avif')}`)).statusCode;
  expect([await shown(160), await shown(160), await files()]).toEqual([200, 200, 0]);

  await test.recordsFacts('ben', [registered('ben@allmend.example')]);
  const waiting = submitListing({ seller: 'ben', content: { ...bike, images: [name] }, verified: false, at: now });
  if ('refused' in waiting) throw new Error(waiting.refused);
  await test.tells('waiting', waiting);
  expect([await shown(320), await files()]).toEqual([200, 0]);

  await test.recordsFacts('ben', [{ type: 'account.emailVerified', at: now }]);
  expect([await shown(640), await files()]).toEqual([200, 1]);
});

it('clearing the made pictures succeeds when there are none', async () => {
  await expect(forgetMade(join(test.folder, 'nowhere'), test.services.photos)).resolves.toBeUndefined();
});
