import { carBrands } from '#machines/market/parameters/carBrands.ts';
import { slugOf } from './slug.ts';

/** The key of a car make in listings and in URLs of lists. */
export type CarBrand = keyof typeof carBrands;

const brands = Object.keys(carBrands) as CarBrand[];

/** Other common names of car makes, as slugs without hyphens. */
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

/** The segment of a make in the URL of its page: `mercedes-benz`. */
export function brandSlug(brand: CarBrand): string {
  return slugOf(carBrands[brand]);
}

/** The make of a segment in any spelling: `mercedes-benz`, `Mercedes`, `volkswagen`. */
export function brandFromSegment(segment: string): CarBrand | undefined {
  return known.get(squeezed(segment));
}

/** Whether a key is a make with a page: neither "other" nor an unknown key. */
export function isCarBrand(key: string): key is CarBrand {
  return Object.hasOwn(carBrands, key);
}

/** A text in a form in which different spellings are equal: a slug without hyphens. */
function squeezed(text: string): string {
  return slugOf(text).replaceAll('-', '');
}
