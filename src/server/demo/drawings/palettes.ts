/** What a thing indoors stands in: its wall, the light that falls on it, the floor, and what is drawn darkest. */
export interface Room {
  readonly wall: string;
  readonly light: string;
  readonly floor: string;
  readonly dark: string;
}

/** The eight rooms of the art direction. */
export const rooms = {
  sage: { wall: '#C9D5C3', light: '#D9E2D3', floor: '#A7B79F', dark: '#26332B' },
  sand: { wall: '#E6D9C3', light: '#F0E7D7', floor: '#CDB995', dark: '#3A2F22' },
  sky: { wall: '#BFD3DF', light: '#D1E0E9', floor: '#94AFBF', dark: '#203340' },
  clay: { wall: '#E2BFA9', light: '#ECD1C0', floor: '#C4967A', dark: '#3F261B' },
  plum: { wall: '#CBBACB', light: '#D9CCD9', floor: '#A48FA6', dark: '#33233A' },
  stone: { wall: '#D6D5CF', light: '#E3E2DD', floor: '#B3B1A8', dark: '#2B2B28' },
  mint: { wall: '#B9D9CF', light: '#CCE5DD', floor: '#8DB8AA', dark: '#1D3A34' },
  straw: { wall: '#EBD99B', light: '#F2E5B8', floor: '#D0B566', dark: '#41350F' },
} as const satisfies Record<string, Room>;

/** What a thing outdoors stands in: sky, hills before the pale mountains, and the ground below it. */
export interface Place {
  readonly sky: string;
  readonly hill: string;
  readonly ground: string;
  /** Of bushes and trees. */
  readonly leaf: string;
  /** The outline of the mountains, from the left to the right. */
  readonly peaks: string;
}

const threePeaks = 'M0 330L120 236L196 286L330 150L450 262L530 204L690 318L800 258V600H0Z';
const broadPeak = 'M0 300L90 262L250 128L330 196L388 168L560 318L650 272L800 352V600H0Z';
const farRidge = 'M0 262L110 320L230 252L310 300L470 206L560 132L640 208L700 176L800 262V600H0Z';

/** The seasons and hours that things stand outdoors in. */
export const places = {
  summer: { sky: '#C6DBE4', hill: '#8FB08A', ground: '#B9B6AE', leaf: '#5E8B62', peaks: threePeaks },
  spring: { sky: '#CFE3EE', hill: '#A9C285', ground: '#BDBAB4', leaf: '#7CA35C', peaks: farRidge },
  evening: { sky: '#F1D9C2', hill: '#B5AB77', ground: '#B9A994', leaf: '#8A8B55', peaks: broadPeak },
  autumn: { sky: '#DDE2DC', hill: '#C9A763', ground: '#AFAAA0', leaf: '#B9773A', peaks: threePeaks },
  dusk: { sky: '#CDBFD2', hill: '#86A093', ground: '#A7A3AC', leaf: '#557A6C', peaks: farRidge },
  noon: { sky: '#A9CCDD', hill: '#7DA88C', ground: '#C4C0B6', leaf: '#4C7F63', peaks: broadPeak },
  winter: { sky: '#C9DCE6', hill: '#EEF2F2', ground: '#DDE4E6', leaf: '#6F8F86', peaks: broadPeak },
} as const satisfies Record<string, Place>;

/** The colours of things, each named by what one would call it. */
export const colours = {
  brick: '#C4553B',
  mustard: '#D8A22E',
  ink: '#2D5B73',
  fir: '#2D6A58',
  cream: '#F1E6CF',
  wood: '#8A5A36',
  oak: '#C8935A',
  white: '#F7F4EC',
  black: '#2B2F33',
  grey: '#858C91',
  silver: '#C3C9CB',
  mint: '#8FC3B0',
  azure: '#5F9CBF',
  leaf: '#5E8B62',
  rose: '#E39A8C',
  plum: '#6E4A6B',
  brass: '#C9A24B',
  tan: '#B07A4A',
  chrome: '#D8D8D3',
  tyre: '#23292C',
  glass: '#2F4650',
  lamp: '#FFF3CC',
  pane: '#4D6B78',
  lit: '#F7E3A4',
} as const;
