import { fold } from './fold.ts';

/** Units by their canonical spelling, folded (`fold.ts`). Units are not converted. */
const spellings: Readonly<Record<string, string>> = {
  zoll: 'zoll zollig zoller inch inches pouce pouces pollice pollici',
  fuss: 'fuss foot feet ft pied pieds piede piedi',
  grad: 'grad degre degres degree degrees grado gradi',
  prozent: 'prozent percent pourcent percento proc',
  m2: 'm2 qm mq sqm quadratmeter',
  m3: 'm3 kubikmeter',
  mm2: 'mm2 qmm quadratmillimeter',
  cm2: 'cm2 qcm quadratzentimeter',
  km2: 'km2 quadratkilometer',
  ccm: 'ccm cc cm3 kubik',
  km: 'km kilometer kilometern kilometre kilometres chilometro chilometri',
  m: 'm meter metern metre metres metro metri',
  dm: 'dm',
  cm: 'cm zentimeter centimeter centimetre centimetres centimetro centimetri',
  mm: 'mm millimeter millimetre millimetres millimetro millimetri',
  ha: 'ha hektar hectare hectares ettaro ettari',
  t: 't tonne tonnen tonnes tonnellata tonnellate',
  kg: 'kg kilo kilos kilogramm kilogramme kilogrammes chilo chili chilogrammi',
  g: 'g gr gramm gramme grammes grammo grammi gram',
  l: 'l lt liter litern litre litres litro litri',
  dl: 'dl deziliter decilitre decilitres decilitri',
  cl: 'cl',
  ml: 'ml milliliter millilitre millilitres millilitri',
  v: 'v volt volts',
  a: 'a ampere amperes amp',
  ah: 'ah amperestunden',
  mah: 'mah',
  w: 'w watt watts',
  kw: 'kw kilowatt kilowatts',
  wp: 'wp',
  j: 'j joule joules',
  kwh: 'kwh kilowattstunden',
  wh: 'wh wattstunden',
  ps: 'ps ch cv hp pk chevaux cavalli',
  nm: 'nm',
  bar: 'bar',
  hz: 'hz hertz',
  khz: 'khz',
  mhz: 'mhz megahertz',
  ghz: 'ghz gigahertz',
  ohm: 'ohm ohms',
  lm: 'lm lumen',
  k: 'k kelvin',
  db: 'db dezibel decibel',
  uf: 'uf',
  nf: 'nf',
  kmh: 'kmh',
  kb: 'kb ko',
  mb: 'mb mo megabyte',
  gb: 'gb go gigabyte gigaoctets gbyte',
  tb: 'tb to terabyte teraoctets',
  mbit: 'mbit mbits',
  gbit: 'gbit gbits',
  mp: 'mp mpx megapixel megapixels',
  px: 'px pixel pixels',
  dpi: 'dpi',
  zimmer: 'zimmer zi zim',
  chf: 'chf sfr fr franken franc francs franco franchi',
  eur: 'eur euro euros',
  usd: 'usd dollar dollars dollari',
  gbp: 'gbp',
};

const units = new Map(
  Object.entries(spellings).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
);

/** Spellings that are also words: English "to", the Italian articles and prepositions. */
const jointOnly = new Set(['to', 'mo', 'ko', 'in']);

/** The unit of a spelling right after its number (`60m2`); undefined if it is none. */
export function jointUnit(spelling: string): string | undefined {
  return spelling === 'in' ? 'zoll' : units.get(fold(spelling));
}

/** The unit of a word after a number and a space (`60 m2`); undefined if it is none. */
export function spacedUnit(word: string): string | undefined {
  return jointOnly.has(word.toLowerCase()) ? undefined : units.get(fold(word));
}

/** Currencies that people also write before the amount. "Euro 6" is an emission standard. */
const currencies = new Set(['chf', 'sfr', 'fr', 'eur', 'usd', 'gbp']);

/** The currency of a word before an amount (`CHF 50`); undefined if it is none. */
export function currencyBefore(word: string): string | undefined {
  const spelling = word.toLowerCase();
  return currencies.has(spelling) ? units.get(spelling) : undefined;
}

/** Whether a spelling is a single letter, which means nothing without its number. */
export function isLetterAlone(spelling: string): boolean {
  return /^\p{L}$/u.test(spelling);
}

const lengths = new Set(['mm', 'cm', 'dm', 'm', 'zoll', 'fuss']);

/** Whether a unit after dimensions applies to every side: 2x3 m is two by three metres, 2x3 l is twice three litres. */
export function isLength(unit: string): boolean {
  return lengths.has(unit);
}

/** The term of a quantity, the same for all spellings of its number and unit: 2.50 m gives 2.5m. */
export function quantityTerm(number: string, unit: string): string {
  return number.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') + unit;
}

/** Writes the unit signs next to a number, and square and cubic metres in words, as units in letters. */
export function unitsInLetters(text: string): string {
  return currenciesInLetters(text)
    .replace(/(?<=\d)\s?°(?:\s?c(?:elsius)?(?![\p{L}\p{N}]))?/giu, ' grad ')
    .replace(/(?<=(?:grad|degrés?|gradi|degrees?)) celsius/giu, '')
    .replace(/(?<=\d)\s?%/gu, ' prozent ')
    .replace(
      /(?<=\d ?)(?:mètres? carrés?|metres? carres?|metri? quadr(?:i|o|ati|ato)|square met(?:er|re)s?)(?!\p{L})/giu,
      'm2',
    )
    .replace(/(?<=\d ?)(?:mètres? cubes?|metres? cubes?|metri? cub[io]|cubic met(?:er|re)s?)(?!\p{L})/giu, 'm3')
    .replace(/(?<=\d ?)(?:pour cent|per cento)(?!\p{L})/giu, 'prozent')
    .replace(/(?<=\d)(?=[cdkm]m[²³23](?![\p{L}\p{N}]))/giu, ' ')
    .replace(/(?<=\d ?)Ω/gu, ' ohm ')
    .replace(/(?<=\d ?)[µμ](?=\p{L}{1,2}(?!\p{L}))/gu, 'u')
    .replace(/(?<=\d ?)km ?\/ ?h(?![\p{L}\p{N}])/giu, 'kmh')
    .replace(/(?<!\p{L})[Øø⌀∅](?=\s?\d)/gu, ' durchmesser ');
}

const currencySigns: Readonly<Record<string, string>> = { '€': ' eur ', $: ' usd ', '£': ' gbp ' };

/** Writes 50.- € and 50,–€ as 50 eur, € 50 as eur 50, and Fr. 50 as Fr 50. */
function currenciesInLetters(text: string): string {
  return text
    .replace(/(?<=\d)[.,] ?[-–—]{1,2}(?=\s?(?:[€$£]|(?:eur|chf|s?fr)(?!\p{L})))/giu, '')
    .replace(/(?<=\d\s?)[€$£]|[€$£](?=\s?\d)/gu, (sign) => currencySigns[sign]!)
    .replace(/(?<![\p{L}\p{N}])(s?fr)\.(?=\s?\d)/giu, '$1 ');
}
