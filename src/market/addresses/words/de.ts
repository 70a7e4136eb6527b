import type { AddressWords } from '../addressWords.ts';

/** The words of German URLs. */
export const addressWords: AddressWords = {
  neighbours: 'nachbarkantone',
  country: 'ganze-schweiz',
  free: 'gratis',
  rent: 'mieten',
  buy: 'kaufen',
  subregion: '-region',
  realEstate: {
    labels: {
      object: 'objekt',
      canton: 'kanton',
      region: 'region',
      zipcode: 'plz',
      city: 'ort',
      cityDistrict: 'quartier',
      cityRegion: 'umgebung',
      transaction: 'angebot',
    },
    objects: {
      1020: 'wohnung',
      1030: 'wg-zimmer',
      1040: 'haus',
      1050: 'ferienobjekt',
      1060: 'gewerbe',
      1080: 'bauland',
      1090: 'parkplatz',
    },
    transactions: { rent: 'mieten', buy: 'kaufen', all: 'alle' },
  },
};
