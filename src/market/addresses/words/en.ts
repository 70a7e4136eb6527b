import type { AddressWords } from '../addressWords.ts';

/** The words of English URLs. */
export const addressWords: AddressWords = {
  neighbours: 'neighbouring-cantons',
  country: 'all-of-switzerland',
  free: 'free',
  rent: 'rent',
  buy: 'buy',
  subregion: '-region',
  realEstate: {
    labels: {
      object: 'object',
      canton: 'canton',
      region: 'region',
      zipcode: 'zipcode',
      city: 'city',
      cityDistrict: 'city-district',
      cityRegion: 'city-region',
      transaction: 'offer',
    },
    objects: {
      1020: 'apartment',
      1030: 'flat-share',
      1040: 'house',
      1050: 'holiday-object',
      1060: 'commercial',
      1080: 'ground',
      1090: 'parking',
    },
    transactions: { rent: 'rent', buy: 'buy', all: 'all' },
  },
};
