import { expect, it } from 'vitest';
import { homeDataOf, newestOnHome } from '#machines/home/homeMachine.ts';
import { adItemOf, adListOf } from '#tests/drivers/ads.ts';

it('shows ads with a picture before those without, the newest of either first, and the gallery', () => {
  const names = ['a', null, 'c', null, 'e'];
  const items = names.map((thumb_name, index) => adItemOf({ id: String(index), thumb_name }));
  const galleryItems = [adItemOf({ id: 'paid' })];
  const home = homeDataOf({ ...adListOf(5), items, galleryItems });
  expect(home.newest.map(({ id }) => id)).toEqual(['0', '2', '4', '1', '3']);
  expect(home.gallery).toBe(galleryItems);
});

it('shows the first ads of an answer, and how many there are', () => {
  const items = Array.from({ length: newestOnHome + 3 }, (_, index) => adItemOf({ id: String(index) }));
  const home = homeDataOf({ ...adListOf(206), items });
  expect(home.newest).toEqual(items.slice(0, newestOnHome));
  expect(home.total).toBe(206);
});
