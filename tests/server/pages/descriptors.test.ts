import { expect, it } from 'vitest';
import { routes } from '#routes';
import { descriptors } from '#server/pages/descriptors.ts';

it('answers every route of the table by one descriptor, and no other route', () => {
  expect(descriptors.flatMap((page) => page.routes).toSorted()).toEqual(Object.keys(routes).toSorted());
});
