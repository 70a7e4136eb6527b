import { describe, expect, it } from 'vitest';
import { carBrands } from '#machines/market/parameters/carBrands.ts';
import { type CarBrand, brandFromSegment, brandSlug, isCarBrand } from '#market/addresses/carBrandAddress.ts';

const brands = Object.keys(carBrands) as CarBrand[];

describe('the segment of a make of cars', () => {
  it('is read as it is written, and no two are alike', () => {
    expect(brands.map((brand) => brandFromSegment(brandSlug(brand)))).toEqual(brands);
    expect(new Set(brands.map(brandSlug)).size).toBe(brands.length);
  });

  it.each([
    ['mercedesBenz', 'mercedes-benz'],
    ['volkswagen', 'vw'],
    ['citroen', 'citroen'],
    ['skoda', 'skoda'],
    ['ssangYong', 'ssangyong'],
  ] as const)('of %s is %s', (brand, segment) => expect(brandSlug(brand)).toBe(segment));

  it.each([
    ['Mercedes', 'mercedesBenz'],
    ['mercedesbenz', 'mercedesBenz'],
    ['MERCEDES_BENZ', 'mercedesBenz'],
    ['volkswagen', 'volkswagen'],
    ['Citroën', 'citroen'],
    ['land rover', 'landRover'],
  ])('is read in other spellings: %s', (segment, brand) => expect(brandFromSegment(segment)).toBe(brand));

  it.each(['', 'other', 'trottinett', '-', 'constructor'])('means nothing: «%s»', (segment) => {
    expect(brandFromSegment(segment)).toBeUndefined();
  });

  it('is of a make with a page', () => {
    expect(['bmw', 'other', 'toString'].map(isCarBrand)).toEqual([true, false, false]);
  });
});
