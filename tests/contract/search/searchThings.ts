import type { SearchDocument } from '#server/search/searchPort.ts';

type Language = SearchDocument['language'];

/** Names of things, each with a title that uses another name and must be found. */
export const things: readonly (readonly [query: string, language: Language, title: string])[] = [
  ['frigo', 'de', 'Kühlschrank Bosch'],
  ['frigorifero', 'fr', 'Frigo combiné'],
  ['Kühlschränke', 'it', 'Due frigoriferi'],
  ['fridge bosch', 'de', 'Kühlschrank Bosch'],
  ['machine à laver', 'de', 'Waschmaschine 8 kg'],
  ['machine à laver', 'fr', 'Lave-linge 8 kg'],
  ['machines à laver', 'it', 'Lavatrice'],
  ['lave linge', 'en', 'Washing machine'],
  ['waschmaschine miele', 'fr', 'Miele, machine à laver'],
  ['washingmachine', 'de', 'Waschmaschine'],
  ['Schlafsofa', 'de', 'Bettsofa grün'],
  ['vélo enfant', 'de', 'Kindervelo 16 Zoll'],
  ['kids bike', 'it', 'Bici per bambini'],
  ['canapé cuir', 'de', 'Ledersofa'],
  ['iron', 'de', 'Bügeleisen'],
  ['Turnschuhe', 'fr', 'Baskets Nike'],
  ['wine', 'de', 'Wein aus dem Wallis'],
];

/** Names of things, each with a title that must not be found. */
export const noThings: readonly (readonly [query: string, language: Language, title: string])[] = [
  // Several words are a name only together.
  ['machine à laver', 'de', 'Maschine zum Drehen'],
  ['laver', 'de', 'Waschmaschine'],
  // A name of the thing means another thing in another language or context.
  ['Bügeleisen', 'en', 'Cast iron pan'],
  ['miele', 'de', 'Honig vom Imker'],
  ['polar', 'it', 'Vestito giallo'],
  ['Reifen', 'de', 'Gommone'],
  // The title's word is a name of the thing only in another language than that of the ad.
  ['Mountainbike', 'de', 'VTT'],
  // The title only has letters in common with a name of the thing.
  ['Klimaanlage', 'it', 'Ottime condizioni'],
  ['Backofen', 'it', 'Fornito con borsa'],
  // The query's word is part of a compound that means another thing.
  ['wine', 'de', 'Sechs Weingläser'],
  ['robe', 'de', 'Kleiderschrank'],
];
