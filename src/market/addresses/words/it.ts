import type { AddressWords } from '../addressWords.ts';

/** The words of Italian URLs. */
export const addressWords: AddressWords = {
  neighbours: 'cantoni-vicini',
  country: 'tutta-la-svizzera',
  free: 'gratis',
  rent: 'affittare',
  buy: 'comprare',
  subregion: '-regione',
  realEstate: {
    labels: {
      object: 'oggetto',
      canton: 'cantone',
      region: 'regione',
      zipcode: 'npa',
      city: 'localita',
      cityDistrict: 'quartiere',
      cityRegion: 'dintorni',
      transaction: 'offerta',
    },
    objects: {
      1020: 'appartamento',
      1030: 'camera',
      1040: 'casa',
      1050: 'oggetto-di-vacanza',
      1060: 'spazio-commerciale',
      1080: 'terreno',
      1090: 'posteggio',
    },
    transactions: { rent: 'affittare', buy: 'comprare', all: 'tutto' },
  },
};
