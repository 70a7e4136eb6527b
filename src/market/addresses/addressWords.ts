import type { CategoryNames } from '#machines/market/categories/categoryTree.ts';
import type { CantonNames } from '../cantons/cantonCodes.ts';

/** The words in a language's addresses that are not names (SEARCH-1, REALESTATE-2 to 5), each as spelled in a path. */
export interface AddressWords {
  readonly neighbours: string;
  readonly country: string;
  readonly free: string;
  readonly rent: string;
  readonly buy: string;
  /**
   * The suffix of the segment for a part of a canton: `emmental-region`. It distinguishes the part from other words and
   * from ids of towns.
   */
  readonly subregion: string;
  readonly realEstate: RealEstateWords;
}

/** The labels and values in real-estate URLs, which consist of pairs. */
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

/** The subcategories of real estate, each of which is an object type (REALESTATE-3). */
export type RealEstateObject = 1020 | 1030 | 1040 | 1050 | 1060 | 1080 | 1090;

/** All words for spelling URLs in a language. */
export interface SpokenWords {
  readonly categoryNames: CategoryNames;
  readonly cantonNames: CantonNames;
  readonly addressWords: AddressWords;
}
