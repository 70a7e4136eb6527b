import { expect, it } from 'vitest';
import { ownParameters } from '#machines/listing/ownParameters.ts';

it('a listing has its own parameters next to type and price, in their order', () => {
  const [type, price, condition, make] = ['type', 'price', 'condition', 'make'].map((key) => {
    return { key, value: 'a', label: 'A', text: 'A' };
  });
  expect(ownParameters([type!, price!, condition!, make!])).toEqual([condition, make]);
  expect(ownParameters([type!, price!])).toEqual([]);
});
