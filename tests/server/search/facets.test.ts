import { describe, expect, it } from 'vitest';
import { everything } from '#machines/search/filterChanges.ts';
import { facetsOf } from '#server/search/facets.ts';

const say = (word: { readonly id: string }) => word.id;

it('a year is offered up to the next one, other numbers as ads can tell them', () => {
  const facets = facetsOf({ ...everything, category: 2000, subcategory: 2020 }, { selects: [] }, say, 2027);
  const most = (key: string) => facets.flatMap((facet) => (facet.key === key && 'max' in facet ? [facet.max] : []));
  expect([most('registrationYear'), most('mileage')]).toEqual([[2027], [2_000_000]]);
});

describe('the options of a choice', () => {
  it('stand by how many ads they would give, and what is none of the others last', () => {
    const counted = (option: string, count: number) => ({ option, spelling: option, count });
    const selects = [
      { key: 'fuel' as const, options: [counted('other', 9), counted('diesel', 4), counted('petrol', 1)] },
    ];
    const facets = facetsOf({ ...everything, category: 2000, subcategory: 2020 }, { selects }, say, 2027);
    const fuel = facets.find(({ key }) => key === 'fuel');
    if (fuel?.kind !== 'select') throw new Error('fuel is a select');
    const values = fuel.options.map(({ value }) => value);
    expect(values.slice(0, 2)).toEqual(['diesel', 'petrol']);
    expect(values.indexOf('other')).toBe(values.length - 1);
    expect(fuel.options.at(-1)!.count).toBe(9);
  });
});
