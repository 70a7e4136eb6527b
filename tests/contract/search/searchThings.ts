import type { SearchDocument } from '#server/search/searchPort.ts';

type Language = SearchDocument['language'];

/** Names of things that find these titles by another name. */
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

/** Words that do not find these titles. */
export const noThings: readonly (readonly [query: string, language: Language, title: string])[] = [
  // Several words are a name only together.
  ['machine à laver', 'de', 'Maschine zum Drehen'],
  ['laver', 'de', 'Waschmaschine'],
  // Names of one mean another thing elsewhere.
  ['Bügeleisen', 'en', 'Cast iron pan'],
  ['miele', 'de', 'Honig vom Imker'],
  ['polar', 'it', 'Vestito giallo'],
  ['Reifen', 'de', 'Gommone'],
  // A name in the language of the ad only.
  ['Mountainbike', 'de', 'VTT'],
  // Letters in common with a name.
  ['Klimaanlage', 'it', 'Ottime condizioni'],
  ['Backofen', 'it', 'Fornito con borsa'],
  // Part of a compound, where the thing is another.
  ['wine', 'de', 'Sechs Weingläser'],
  ['robe', 'de', 'Kleiderschrank'],
];
