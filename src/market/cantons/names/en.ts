import type { CantonNames } from '../cantonCodes.ts';

/** The names of the cantons in English. */
export const cantonNames: CantonNames = {
  1: 'Aargau',
  2: 'Appenzell',
  3: 'Basel',
  4: 'Bern',
  5: 'Fribourg',
  6: 'Geneva',
  7: 'Glarus',
  8: 'Grisons',
  9: 'Jura',
  10: 'Lucerne',
  11: 'Neuchâtel',
  12: 'Nidwalden/Obwalden',
  13: 'Schaffhausen',
  14: 'Schwyz',
  15: 'Solothurn',
  16: 'St. Gallen',
  17: 'Thurgau',
  18: 'Ticino',
  19: 'Uri',
  20: 'Vaud',
  21: 'Valais',
  22: 'Zug',
  23: 'Zurich',
  24: 'Liechtenstein',
};
