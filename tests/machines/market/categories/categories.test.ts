import { describe, expect, it } from 'vitest';
import { categoryById, categoryTree, parentOf } from '#machines/market/categories/categories.ts';
import {
  isCategory,
  isTopLevel,
  isWithinCategory,
  subcategoryIdsOf,
} from '#machines/market/categories/categoryTree.ts';
import { languages } from '#machines/market/language.ts';

const topLevelIds = [
  1000, 2000, 3000, 3200, 3400, 4000, 4200, 4300, 4400, 4600, 4800, 5000, 5400, 5600, 5800, 6200, 6400, 6600, 6800,
  7000, 7200, 8000, 6500,
];
const all = categoryTree.flatMap((top) => [top, ...top.children]);

function englishNames(id: number): Record<number, string> {
  return Object.fromEntries(categoryById(id)!.children.map((child) => [child.id, child.name.en]));
}

describe('the category tree', () => {
  it('has all 23 listed ids at the top, not the 20 that are counted [CATEGORY-2, CATEGORY-3, CATEGORY-4]', () => {
    expect(new Set(categoryTree.map(({ id }) => id))).toEqual(new Set(topLevelIds));
    expect(categoryTree).toHaveLength(23);
    for (const id of topLevelIds) expect(isTopLevel(id), `${id}`).toBe(true);
  });

  it('names the top-level categories as specified [CATEGORY-3]', () => {
    expect(Object.fromEntries(categoryTree.map(({ id, name }) => [id, name.en]))).toEqual({
      1000: 'Real estate',
      2000: 'Vehicles',
      3000: 'Household',
      3200: 'Garden and DIY',
      3400: 'Toys',
      4000: 'Sport',
      4200: 'Books',
      4300: 'Music',
      4400: 'Films',
      4600: 'Tickets',
      4800: 'Antiques and art',
      5000: 'Computers',
      5400: 'TV and audio',
      5600: 'Photo and video',
      5800: 'Phones',
      6200: 'Baby and child',
      6400: 'Jobs',
      6500: 'Services',
      6600: 'Clothes and accessories',
      6800: 'Office and business',
      7000: 'Other',
      7200: 'Collectibles',
      8000: 'Animals',
    });
  });

  it('gives every node a unique id, a name in each language and children [CATEGORY-1]', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, name, children } of all) {
      expect(Object.keys(name).toSorted(), `${id}`).toEqual(languages.toSorted());
      for (const language of languages) expect(name[language].trim(), `${id} ${language}`).not.toBe('');
      expect(children).toBeInstanceOf(Array);
    }
  });

  it('writes German as Switzerland does', () => {
    for (const { name } of all) expect(name.de).not.toMatch(/ß|Fahrr[aä]d/);
  });

  it('never gives two siblings the same name', () => {
    for (const language of languages) {
      for (const siblings of [categoryTree, ...categoryTree.map(({ children }) => children)]) {
        expect(new Set(siblings.map(({ name }) => name[language])).size).toBe(siblings.length);
      }
    }
  });

  it('has about 120 subcategories, at least three under each section, and no third level', () => {
    const subcategories = categoryTree.flatMap(({ children }) => children);
    expect(subcategories.length).toBeGreaterThanOrEqual(110);
    expect(subcategories.length).toBeLessThanOrEqual(135);
    for (const { id } of categoryTree) expect(categoryById(id)!.children.length, `${id}`).toBeGreaterThanOrEqual(3);
    for (const { children } of subcategories) expect(children).toEqual([]);
  });

  it('divides real estate as the specification does [CATEGORY-5]', () => {
    expect(englishNames(1000)).toEqual({
      1020: 'Apartments',
      1030: 'Flat shares',
      1040: 'Houses',
      1050: 'Holiday homes',
      1060: 'Commercial property',
      1080: 'Building land',
      1090: 'Parking spaces',
    });
  });

  it('divides vehicles as the specification does [CATEGORY-6]', () => {
    expect(englishNames(2000)).toEqual({
      2020: 'Cars',
      2030: 'Motorcycle accessories',
      2040: 'Motorcycles',
      2050: 'Utility vehicles',
      2060: 'Boats',
      2080: 'Car accessories',
      2110: 'Caravans and motorhomes',
    });
  });

  it('keeps every other id of the constants under a fitting section', () => {
    const sections = { 4020: 4000, 4120: 4000, 4160: 4000, 6300: 6200, 7020: 7000, 9080: 8000, 6565: 6500 };
    for (const [id, section] of Object.entries(sections)) expect(parentOf(Number(id))?.id, id).toBe(section);
    for (const id of [6020, 6420, 6430, 6450, 6470]) expect(parentOf(id)?.id, `${id}`).toBe(6400);
  });
});

describe('asking the tree', () => {
  it('finds a category by its id, and nothing for an unknown one', () => {
    for (const category of all) expect(categoryById(category.id)).toBe(category);
    expect(categoryById(2021)).toBeUndefined();
    expect(isTopLevel(2021)).toBe(false);
    expect(isCategory(2021)).toBe(false);
    expect(subcategoryIdsOf(2021)).toEqual([]);
    expect(parentOf(2021)).toBeUndefined();
  });

  it('contains the subcategories of a section', () => {
    expect(isWithinCategory(2020, 2000)).toBe(true);
    expect(isWithinCategory(2000, 2000)).toBe(true);
    expect(isWithinCategory(2000, 2020)).toBe(false);
    expect(isWithinCategory(2020, 1000)).toBe(false);
    expect(parentOf(2000)).toBeUndefined();
    expect(isTopLevel(2020)).toBe(false);
  });
});
