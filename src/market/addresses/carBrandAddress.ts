import { carBrands } from '#machines/market/parameters/carBrands.ts';
import { slugOf } from './slug.ts';

/** The key of a make of cars, as ads and addresses of lists carry it. */
export type CarBrand = keyof typeof carBrands;

const brands = Object.keys(carBrands) as CarBrand[];

/** What people also call a make. */
const otherNames: Readonly<Record<string, CarBrand>> = {
  mercedes: 'mercedesBenz',
  benz: 'mercedesBenz',
  alfa: 'alfaRomeo',
  rangerover: 'landRover',
  chevy: 'chevrolet',
};

const known: ReadonlyMap<string, CarBrand> = new Map([
  ...Object.entries(otherNames),
  ...brands.flatMap((brand): [string, CarBrand][] => [
    [squeezed(brand), brand],
    [squeezed(carBrands[brand]), brand],
  ]),
]);

/** The segment of a make in the address of its page: `mercedes-benz`. */
export function brandSlug(brand: CarBrand): string {
  return slugOf(carBrands[brand]);
}

/** The make that a segment means, whichever way it is spelled: `mercedes-benz`, `Mercedes`, `volkswagen`. */
export function brandFromSegment(segment: string): CarBrand | undefined {
  return known.get(squeezed(segment));
}

/** Whether a make is one of which there is a page: not "other", nor what somebody has made up. */
export function isCarBrand(key: string): key is CarBrand {
  return Object.hasOwn(carBrands, key);
}

/** Without what spellings differ in. */
function squeezed(text: string): string {
  return slugOf(text).replaceAll('-', '');
}
