import type { CantonNames } from '../cantonCodes.ts';

/** The names of the cantons in French. */
export const cantonNames: CantonNames = {
  1: 'Argovie',
  2: 'Appenzell',
  3: 'Bâle',
  4: 'Berne',
  5: 'Fribourg',
  6: 'Genève',
  7: 'Glaris',
  8: 'Grisons',
  9: 'Jura',
  10: 'Lucerne',
  11: 'Neuchâtel',
  12: 'Nidwald/Obwald',
  13: 'Schaffhouse',
  14: 'Schwytz',
  15: 'Soleure',
  16: 'Saint-Gall',
  17: 'Thurgovie',
  18: 'Tessin',
  19: 'Uri',
  20: 'Vaud',
  21: 'Valais',
  22: 'Zoug',
  23: 'Zurich',
  24: 'Liechtenstein',
};
