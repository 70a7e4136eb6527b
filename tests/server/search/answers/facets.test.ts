import { describe, expect, it } from 'vitest';
import { mostOptions } from '#machines/market/limits.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { facetsOf } from '#server/search/answers/facets.ts';

const say = (word: { readonly id: string }) => word.id;

it('a year is offered up to the next one, other numbers up to their limit', () => {
  const facets = facetsOf({ ...everything, category: 2000, subcategory: 2020 }, { selects: [] }, [], say, 2027);
  const most = (key: string) => facets.flatMap((facet) => (facet.key === key && 'max' in facet ? [facet.max] : []));
  expect([most('registrationYear'), most('mileage')]).toEqual([[2027], [2_000_000]]);
});

describe('the options of a choice', () => {
  it('are ordered by the number of their ads, and the option for others is last', () => {
    const counted = (option: string, count: number) => ({ option, spelling: option, count });
    const selects = [
      { key: 'fuel' as const, options: [counted('other', 9), counted('diesel', 4), counted('petrol', 1)] },
    ];
    const facets = facetsOf({ ...everything, category: 2000, subcategory: 2020 }, { selects }, [], say, 2027);
    const fuel = facets.find(({ key }) => key === 'fuel');
    if (fuel?.kind !== 'select') throw new Error('fuel is a select');
    const values = fuel.options.map(({ value }) => value);
    expect(values.slice(0, 2)).toEqual(['diesel', 'petrol']);
    expect(values.indexOf('other')).toBe(values.length - 1);
    expect(fuel.options.at(-1)!.count).toBe(9);
  });
});

describe('the options of a text', () => {
  const counted = (option: string, count: number) => ({ option, spelling: option.toUpperCase(), count });
  const models = (chosen: readonly string[], found: ReturnType<typeof counted>[], inCategory: typeof found) => {
    const filter = { ...everything, category: 2000, subcategory: 2020, selects: { model: chosen } };
    const selects = [{ key: 'model' as const, options: found }];
    const facets = facetsOf(filter, { selects }, [{ key: 'model', options: inCategory }], say, 2027);
    const model = facets.find(({ key }) => key === 'model');
    return model?.kind === 'select' ? model.options.map(({ value, label, count }) => [value, label, count]) : [];
  };

  it('stay when none is found, after the found ones, in the order of the category', () => {
    const inCategory = [counted('golf', 7), counted('a4', 5), counted('polo', 1)];
    expect(models([], [counted('a4', 2)], inCategory)).toEqual([
      ['a4', 'A4', 2],
      ['golf', 'GOLF', 0],
      ['polo', 'POLO', 0],
    ]);
  });

  it('are listed once if they are chosen, in the chosen spelling, labelled as in the ads if there are any', () => {
    const found = [counted('a4', 2), { option: 'golf', spelling: 'golf', count: 0 }, counted('twingo', 0)];
    expect(models(['Golf', 'Twíngo'], found, [counted('golf', 7)])).toEqual([
      ['a4', 'A4', 2],
      ['Golf', 'GOLF', 0],
      ['Twíngo', 'Twíngo', 0],
    ]);
  });

  it('are limited in number', () => {
    const found = Array.from({ length: mostOptions - 1 }, (_, number) => counted(`found ${number}`, 1));
    const options = models([], found, [counted('golf', 7), counted('a4', 5)]);
    expect([options.length, options.at(-1)?.[0]]).toEqual([mostOptions, 'golf']);
  });
});
