import { describe, expect, it } from 'vitest';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { parameterByKey, parameterKeys } from '#machines/market/parameters/parameterDefinitions.ts';
import { type Parameter, parametersFor } from '#machines/market/parameters/parameters.ts';

const categoryIds = categoryTree.flatMap((top) => [top.id, ...top.children.map(({ id }) => id)]);
const all = new Set<Parameter>(categoryIds.flatMap(parametersFor));

function keysOf(categoryId: number): string[] {
  return parametersFor(categoryId).map(({ key }) => key);
}

function addressKeysOf(parameter: Parameter): readonly string[] {
  return parameter.kind === 'number' ? parameter.addressKeys : [parameter.addressKey];
}

describe('the parameters of a listing', () => {
  it('are, for a car, those that cars are searched by', () => {
    expect(keysOf(2020)).toEqual([
      'brand',
      'model',
      'vehicleType',
      'registrationYear',
      'mileage',
      'fuel',
      'gearbox',
      'horsepower',
      'doors',
      'colour',
    ]);
  });

  it('carry the short keys of vehicles in addresses', () => {
    const keys = new Map(parametersFor(2020).map((parameter) => [parameter.key, addressKeysOf(parameter)]));
    expect(Object.fromEntries(keys)).toEqual({
      brand: ['cb'],
      model: ['cm'],
      vehicleType: ['ct'],
      colour: ['cx'],
      mileage: ['ms', 'me'],
      registrationYear: ['rs', 're'],
      fuel: ['fu'],
      gearbox: ['gb'],
      doors: ['cdos', 'cdoe'],
      horsepower: ['hps', 'hpe'],
    });
  });

  it('carry the short keys of real estate in addresses', () => {
    expect(parametersFor(1020).map((parameter) => [parameter.key, ...addressKeysOf(parameter)])).toEqual([
      ['transaction', 'rt'],
      ['surface', 'ss', 'se'],
      ['rooms', 'ros', 'roe'],
    ]);
  });

  it('are, for real estate as a whole, those of nearly all its subcategories', () => {
    expect(keysOf(1000)).toEqual(['transaction', 'surface', 'rooms']);
    expect(keysOf(1090)).toEqual(['transaction']);
  });

  it('are, for vehicles and animals as a whole, those that several of their subcategories share', () => {
    const kindsWith = (top: number, key: string) =>
      categoryTree.find(({ id }) => id === top)!.children.filter(({ id }) => keysOf(id).includes(key)).length;
    expect(keysOf(2000)).toEqual(['registrationYear', 'mileage', 'fuel', 'gearbox', 'horsepower', 'colour']);
    expect(keysOf(8000)).toEqual(['breed', 'sex', 'birthYear']);
    for (const top of [2000, 8000]) {
      for (const key of keysOf(top)) expect(kindsWith(top, key), key).toBeGreaterThanOrEqual(3);
    }
  });

  it('include, for every vehicle with an engine, its fuel', () => {
    for (const id of [2020, 2040, 2050, 2060, 2110]) expect(keysOf(id), `${id}`).toContain('fuel');
    for (const id of [2020, 2050, 2110]) expect(keysOf(id), `${id}`).toContain('gearbox');
  });

  it('count rooms in halves', () => {
    const rooms = parametersFor(1020).find(({ key }) => key === 'rooms');
    expect(rooms).toMatchObject({ kind: 'number', step: 0.5 });
  });

  it('are those of the section when a subcategory has none of its own', () => {
    expect(parametersFor(4060)).toBe(parametersFor(4000));
    expect(keysOf(4060)).toEqual(['condition', 'make']);
  });

  it('are none when the section’s do not apply, and for unknown categories', () => {
    for (const id of [4640, 6520, 7060, 1]) expect(parametersFor(id), `${id}`).toEqual([]);
  });

  it('are, for jobs, services and tickets, not those of things', () => {
    expect(keysOf(6420)).toEqual(['workload', 'contract', 'homeOffice']);
    expect(keysOf(6540)).toEqual(['servicePlace']);
    expect(keysOf(4610)).toEqual(['seats', 'seating']);
    for (const id of [6420, 6540, 4610, 8020]) expect(keysOf(id)).not.toContain('condition');
  });

  it('exist in every top-level category, or in one of its subcategories', () => {
    for (const { id, children } of categoryTree) {
      const some = [id, ...children.map((child) => child.id)].flatMap(keysOf);
      expect(some.length, `${id}`).toBeGreaterThan(0);
    }
  });

  it('are listed under their own key, and belong to some category each', () => {
    expect(Object.values(parameterByKey).map(({ key }) => key)).toEqual(parameterKeys);
    expect(new Set(parameterKeys)).toEqual(new Set([...all].map(({ key }) => key)));
  });

  it('have unique keys in addresses, which no other part of an address uses', () => {
    const keys = Object.values(parameterByKey).flatMap(addressKeysOf);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const others = ['q', 'query_lang', 'category', 'subcategory', 'region', 'sa', 'm', 'zipcode', 'radius', 'st'];
    const more = ['ps', 'pe', 'company_ad', 'gratis', 'organic', 'sp', 'o', 'n', 'view', 'token', 'gclid', 'redirect'];
    expect(keys.filter((key) => [...others, ...more].includes(key))).toEqual([]);
  });

  it('never contain the type or the price, which every listing has and which come first', () => {
    for (const { key } of all) expect(['type', 'price']).not.toContain(key);
  });

  it('occur once each in a category, with unique address keys', () => {
    for (const id of categoryIds) {
      expect(new Set(keysOf(id)).size, `${id}`).toBe(keysOf(id).length);
      const addressKeys = parametersFor(id).flatMap(addressKeysOf);
      expect(new Set(addressKeys).size, `${id}`).toBe(addressKeys.length);
    }
  });

  it('have sensible bounds, choices without repetition, and keys that fit an address', () => {
    for (const parameter of all) {
      for (const key of [parameter.key, ...addressKeysOf(parameter)]) expect(key).toMatch(/^[a-z][A-Za-z\d]*$/);
      if (parameter.kind === 'number') {
        expect(parameter.min).toBeLessThan(parameter.max);
        expect((parameter.max - parameter.min) % parameter.step).toBe(0);
      } else if (parameter.kind === 'choice') {
        expect(new Set(parameter.choices).size).toBe(parameter.choices.length);
        for (const choice of parameter.choices) expect(choice).toMatch(/^[a-z][A-Za-z\d]*$/);
      } else {
        expect(parameter.maxLength).toBeGreaterThan(0);
      }
    }
  });
});
