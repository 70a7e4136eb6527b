import type { AddressWords } from '../addressWords.ts';

/** The words of French URLs. */
export const addressWords: AddressWords = {
  neighbours: 'cantons-voisins',
  country: 'toute-la-suisse',
  free: 'gratuit',
  rent: 'louer',
  buy: 'acheter',
  subregion: '-region',
  realEstate: {
    labels: {
      object: 'objet',
      canton: 'canton',
      region: 'region',
      zipcode: 'npa',
      city: 'localite',
      cityDistrict: 'quartier',
      cityRegion: 'environs',
      transaction: 'offre',
    },
    objects: {
      1020: 'appartement',
      1030: 'colocation',
      1040: 'maison',
      1050: 'objet-de-vacances',
      1060: 'local-commercial',
      1080: 'terrain',
      1090: 'place-de-parc',
    },
    transactions: { rent: 'louer', buy: 'acheter', all: 'tout' },
  },
};
