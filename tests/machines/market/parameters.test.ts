import { describe, expect, it } from 'vitest';
import { categoryTree } from '#machines/market/categories.ts';
import { type Parameter, parametersFor } from '#machines/market/parameters.ts';

const categoryIds = categoryTree.flatMap((top) => [top.id, ...top.children.map(({ id }) => id)]);
const all = new Set<Parameter>(categoryIds.flatMap(parametersFor));

function keysOf(categoryId: number): string[] {
  return parametersFor(categoryId).map(({ key }) => key);
}

function addressKeysOf(parameter: Parameter): readonly string[] {
  return parameter.kind === 'number' ? parameter.addressKeys : [parameter.addressKey];
}

describe('the parameters of an ad', () => {
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

  it('count rooms in halves', () => {
    const rooms = parametersFor(1020).find(({ key }) => key === 'rooms');
    expect(rooms).toMatchObject({ kind: 'number', step: 0.5 });
  });

  it('come from the section where a subcategory has none of its own', () => {
    expect(parametersFor(4060)).toBe(parametersFor(4000));
    expect(keysOf(4060)).toEqual(['condition', 'make']);
  });

  it('are none for jobs, services, tickets, animals and unknown categories', () => {
    for (const id of [6420, 6510, 4610, 8020, 1]) expect(parametersFor(id)).toEqual([]);
  });

  it('never hold the type or the price, which every ad has and which stand first', () => {
    for (const { key } of all) expect(['type', 'price']).not.toContain(key);
  });

  it('are each asked once in a category, with one address key each', () => {
    for (const id of categoryIds) {
      expect(new Set(keysOf(id)).size, `${id}`).toBe(keysOf(id).length);
      const addressKeys = parametersFor(id).flatMap(addressKeysOf);
      expect(new Set(addressKeys).size, `${id}`).toBe(addressKeys.length);
    }
  });

  it('have sensible bounds, choices without repetition, and keys that fit an address', () => {
    for (const parameter of all) {
      for (const key of [parameter.key, ...addressKeysOf(parameter)]) expect(key).toMatch(/^[a-z][A-Za-z]*$/);
      if (parameter.kind === 'number') {
        expect(parameter.min).toBeLessThan(parameter.max);
        expect((parameter.max - parameter.min) % parameter.step).toBe(0);
      } else if (parameter.kind === 'choice') {
        expect(new Set(parameter.choices).size).toBe(parameter.choices.length);
        for (const choice of parameter.choices) expect(choice).toMatch(/^[a-z][A-Za-z]*$/);
      } else {
        expect(parameter.maxLength).toBeGreaterThan(0);
      }
    }
  });
});
