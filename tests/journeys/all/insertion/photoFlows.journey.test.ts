import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Visitor } from '#tests/drivers/browser/browser.ts';
import { photoInBrowser, writePhotoFiles } from '#tests/drivers/insertion/photos/photoInBrowser.ts';
import { photosInBrowser, writePhotos } from '#tests/drivers/insertion/photos/photosInBrowser.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { toursOf, walksInBrowser } from '#tests/drivers/walking/walking.ts';
import { ownMarkets } from '../../ownMarkets.ts';

// Walks of the photos of an ad along their charts, with files that a server really reads and stores.

const own = ownMarkets('allmend');

let folder: TemporaryFolder;
let visitor: Visitor;

beforeAll(async () => {
  folder = temporaryFolder();
  await Promise.all([writePhotos(folder.path), writePhotoFiles(folder.path)]);
  visitor = await own.comes({ brand: 'allmend', screen: 'desk', client: '198.51.100.91' });
});
afterAll(async () => {
  await visitor.leaves();
  folder.remove();
});

const photos = photosInBrowser(() => folder.path);

describe('the photos of an ad as a whole', () => {
  it.each(toursOf(photos, 'transitions'))('%s', (_, way) => walksInBrowser(visitor, photos, way));
});

const photo = photoInBrowser(() => folder.path);

describe('a photo of a listing', () => {
  it.each(toursOf(photo, 'transitions'))('%s', (_, way) => walksInBrowser(visitor, photo, way));

  it.each(Object.keys(photo.cases.inputs))('%s, as it comes', (beginning) =>
    walksInBrowser(visitor, photo, { beginning, steps: [] }),
  );
});
