import type { CantonNames } from '../cantonCodes.ts';

/** The names of the cantons in German. */
export const cantonNames: CantonNames = {
  1: 'Aargau',
  2: 'Appenzell',
  3: 'Basel',
  4: 'Bern',
  5: 'Freiburg',
  6: 'Genf',
  7: 'Glarus',
  8: 'Graubünden',
  9: 'Jura',
  10: 'Luzern',
  11: 'Neuenburg',
  12: 'Nidwalden/Obwalden',
  13: 'Schaffhausen',
  14: 'Schwyz',
  15: 'Solothurn',
  16: 'St. Gallen',
  17: 'Thurgau',
  18: 'Tessin',
  19: 'Uri',
  20: 'Waadt',
  21: 'Wallis',
  22: 'Zug',
  23: 'Zürich',
  24: 'Liechtenstein',
};
