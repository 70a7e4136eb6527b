import type { CategoryNames } from '#machines/market/categories/categoryTree.ts';
import type { CantonNames } from '../cantons/cantonCodes.ts';

/** The words of a language's addresses that are no names (SEARCH-1, REALESTATE-2 to 5), each as it stands in a path. */
export interface AddressWords {
  readonly neighbours: string;
  readonly country: string;
  readonly free: string;
  readonly rent: string;
  readonly buy: string;
  /** How the segment of a part of a canton ends: `emmental-region`. So it is no other word, and no town's id. */
  readonly subregion: string;
  readonly realEstate: RealEstateWords;
}

/** The pairs of labels and values of real estate's own grammar. */
export interface RealEstateWords {
  readonly labels: Readonly<Record<RealEstateLabel, string>>;
  readonly objects: Readonly<Record<RealEstateObject, string>>;
  readonly transactions: Readonly<Record<'rent' | 'buy' | 'all', string>>;
}

export const realEstateLabels = [
  'object',
  'canton',
  'region',
  'zipcode',
  'city',
  'cityDistrict',
  'cityRegion',
  'transaction',
] as const;

export type RealEstateLabel = (typeof realEstateLabels)[number];

/** Subcategories of real estate, each an object type (REALESTATE-3). */
export type RealEstateObject = 1020 | 1030 | 1040 | 1050 | 1060 | 1080 | 1090;

/** All that addresses are spelled with in one language. */
export interface SpokenWords {
  readonly categoryNames: CategoryNames;
  readonly cantonNames: CantonNames;
  readonly addressWords: AddressWords;
}
