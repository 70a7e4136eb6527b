import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { openPhotos } from '#tests/drivers/insertion/photos/photoView.tsx';
import { unsentFiles } from '#web/insertion/photos/unsentFiles.ts';

let field: Awaited<ReturnType<typeof openPhotos>>;
afterEach(() => field.ends());

const file = (name: string) => ({ name, kind: 'image/jpeg', size: 2000, modified: 1 });
const keys = () => [...document.querySelectorAll<HTMLElement>('[data-photo]')].map((tile) => tile.dataset['photo']);

/** Waits until the device stores exactly these photos, to upload them later. */
const expectUnsent = (photos: readonly (string | undefined)[]) =>
  vi.waitFor(async () => expect((await unsentFiles('0123456789ab')).map(({ key }) => key)).toEqual(photos));

it('stores a photo whose upload failed for the next visit, but not a refused photo', async () => {
  field = await openPhotos();
  await field.chooses(file('a.jpg'), file('b.jpg'));
  await field.uploads.waiting();
  const [a, b] = keys();
  await expectUnsent([a, b]);
  const [first, second] = field.uploads.all.filter(({ isOver, body }) => !isOver && body !== undefined);
  await first!.answer({ api: { error: 'photo.broken', message: 'This picture is damaged.' } }, 400);
  await second!.fail();
  await expectUnsent([b]);
});
