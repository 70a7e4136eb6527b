import type { CantonNames } from '../cantonCodes.ts';

/** The names of the cantons in Italian. */
export const cantonNames: CantonNames = {
  1: 'Argovia',
  2: 'Appenzello',
  3: 'Basilea',
  4: 'Berna',
  5: 'Friburgo',
  6: 'Ginevra',
  7: 'Glarona',
  8: 'Grigioni',
  9: 'Giura',
  10: 'Lucerna',
  11: 'Neuchâtel',
  12: 'Nidvaldo/Obvaldo',
  13: 'Sciaffusa',
  14: 'Svitto',
  15: 'Soletta',
  16: 'San Gallo',
  17: 'Turgovia',
  18: 'Ticino',
  19: 'Uri',
  20: 'Vaud',
  21: 'Vallese',
  22: 'Zugo',
  23: 'Zurigo',
  24: 'Liechtenstein',
};
