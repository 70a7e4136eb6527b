import type { Unit } from './parameterKinds.ts';

type Factors = Readonly<Record<string, number>>;

/** One factor for several spellings, separated by spaces; a space within a spelling is written `_`. */
function units(factors: Readonly<Record<string, number>>): Factors {
  const spellings = Object.entries(factors).flatMap(([words, factor]) =>
    words.split(' ').map((word) => [word.replaceAll('_', ' '), factor] as const),
  );
  return Object.fromEntries(spellings);
}

/**
 * By the unit of a parameter: the units that people write after its number, in lower case, each with its factor. They
 * cover the languages of the market. Sources: SI; 1 kW = 1.35962 PS (DIN 66036); 1 inch = 2.54 cm; 1 mile = 1.609344
 * km.
 */
export const unitFactors: Readonly<Partial<Record<Unit, Factors>>> = {
  kilometres: units({
    'km kms kilometer kilometern kilometre kilometres kilomètre kilomètres chilometri chilometro': 1,
    tkm: 1000,
    'mi mile miles meilen': 1.609344,
  }),
  squareMetres: units({
    'm² m2 m^2 m_2 m_² qm sqm mq m.q quadratmeter quadratmetern mètres_carrés mètre_carré metri_quadrati square_metres': 1,
    'a are aren ares': 100,
    'ha hektar hektaren hectare hectares ettari ettaro': 10_000,
    'km² km2': 1_000_000,
  }),
  horsepower: units({
    'ps hp ch cv bhp pferdestärken pferdestärke chevaux cavalli': 1,
    'kw kilowatt kilowatts': 1.35962,
  }),
  cubicCentimetres: units({
    'ccm cm³ cm3 cm^3 cc kubik kubikzentimeter': 1,
    'l lt ltr liter litre litres litro litri dm³ dm3': 1000,
  }),
  centimetres: units({
    'cm cms zentimeter centimeter centimètre centimètres centimetri centimetro': 1,
    'mm millimeter millimètres millimetri': 0.1,
    'dm dezimeter': 10,
    'm meter metern mètre mètres metre metres metri metro': 100,
    '" zoll inch inches pouce pouces pollici': 2.54,
  }),
  inches: units({
    '" zoll inch inches in pouce pouces pollici pollice': 1,
    'cm zentimeter centimètres centimetri': 1 / 2.54,
    mm: 1 / 25.4,
  }),
  gigabytes: units({
    'gb gib go gigabyte gigabytes gigaoctets giga': 1,
    'mb mib mo megabyte': 0.001,
    'tb tib to terabyte terabytes téraoctets': 1000,
  }),
  percent: units({ '% prozent percent pourcent pour_cent per_cento': 1 }),
  persons: units({
    'person personen pers persons personnes personne persone persona plätze schlafplätze places posti': 1,
  }),
  pieces: units({ 'stück stücke stk st pieces pcs pièces pièce pezzi pezzo pz plätze sitzplätze places posti': 1 }),
  onwards: units({ 'jahr jahre jahren j year years an ans anno anni': 1 }),
};

/** The words after numbers without a unit, by the key of their parameter. */
export const ownUnits: Readonly<Record<string, readonly string[]>> = {
  rooms: ['zimmer', 'zi', 'zr', 'room', 'rooms', 'pièce', 'pièces', 'pces', 'locali', 'locale', 'vani'],
  doors: ['tür', 'türen', 'türer', 'door', 'doors', 'porte', 'portes', 'porta'],
};

/** The unit of a parameter in messages for programs and files. A year has none. */
export const unitSymbols: Readonly<Partial<Record<Unit, string>>> = {
  kilometres: 'km',
  squareMetres: 'm²',
  horsepower: 'PS',
  cubicCentimetres: 'cm³',
  centimetres: 'cm',
  inches: 'inches',
  gigabytes: 'GB',
  percent: '%',
  persons: 'persons',
  pieces: 'pieces',
  onwards: 'years',
};
