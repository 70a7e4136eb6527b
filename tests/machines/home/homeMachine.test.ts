import { expect, it } from 'vitest';
import { homeDataOf, newestOnHome } from '#machines/home/homeMachine.ts';
import { adItemOf, adListOf } from '#tests/drivers/ads.ts';

it('shows the first ads of an answer, and how many there are', () => {
  const items = Array.from({ length: newestOnHome + 3 }, (_, index) => adItemOf({ id: String(index) }));
  const home = homeDataOf({ ...adListOf(206), items });
  expect(home.newest).toEqual(items.slice(0, newestOnHome));
  expect(home.total).toBe(206);
});
