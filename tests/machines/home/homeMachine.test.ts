import { expect, it } from 'vitest';
import { homeDataOf, newestOnHome } from '#machines/home/homeMachine.ts';
import { listingItemOf, listingListOf } from '#machines/listing/listingItemExamples.ts';

it('shows ads with a picture before those without, the newest of either first, and the gallery', () => {
  const names = ['a', null, 'c', null, 'e'];
  const items = names.map((thumb_name, index) => listingItemOf({ id: String(index), thumb_name }));
  const galleryItems = [listingItemOf({ id: 'paid' })];
  const home = homeDataOf({ ...listingListOf(5), items, galleryItems });
  expect(home.newest.map(({ id }) => id)).toEqual(['0', '2', '4', '1', '3']);
  expect(home.gallery.map(({ id }) => id)).toEqual(['paid']);
});

it('shows the first listings of an answer, and their total', () => {
  const items = Array.from({ length: newestOnHome + 3 }, (_, index) => listingItemOf({ id: String(index) }));
  const home = homeDataOf({ ...listingListOf(206), items });
  expect(home.newest.map(({ id }) => id)).toEqual(items.slice(0, newestOnHome).map(({ id }) => id));
  expect(home.total).toBe(206);
});

it('contains the fields of the cards, and no other texts of the listings', () => {
  const sofa = listingItemOf({ subject: 'Sofa', body: 'Three seats.', image_names: ['a', 'b'], thumb_name: 'a' });
  const { newest, gallery } = homeDataOf({ ...listingListOf(1), items: [sofa], galleryItems: [sofa] });
  for (const [card] of [newest, gallery]) {
    expect(sofa).toMatchObject({ ...card, parameters: expect.any(Array) });
    expect(card?.subject).toBe('Sofa');
    expect(card?.parameters.map(({ key }) => key)).toEqual(['price']);
    expect(card).not.toHaveProperty('body');
    expect(card).not.toHaveProperty('image_names');
  }
});
