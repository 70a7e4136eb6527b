import { carBrands } from '#machines/market/parameters/carBrands.ts';
import type { vehicleParameters } from '#machines/market/parameters/vehicleParameters.ts';

type Vehicle = typeof vehicleParameters;
type Word<Key extends 'brand' | 'vehicleType' | 'fuel' | 'gearbox'> = {
  readonly choice: Vehicle[Key]['choices'][number];
  /** The car word as the listing's text names it. */
  readonly name: string;
};
type Words<Key extends 'vehicleType' | 'fuel' | 'gearbox'> = Readonly<Record<string, Word<Key>>>;

/** The export's `vehicleType`. Its `andere` means nothing and is left out of the text. */
export const vehicleTypes: Words<'vehicleType'> = {
  limousine: { choice: 'saloon', name: 'Limousine' },
  kombi: { choice: 'estate', name: 'Kombi' },
  kleinwagen: { choice: 'smallCar', name: 'Kleinwagen' },
  bus: { choice: 'van', name: 'Bus' },
  cabrio: { choice: 'convertible', name: 'Cabriolet' },
  coupe: { choice: 'coupe', name: 'Coupé' },
  suv: { choice: 'suv', name: 'SUV' },
  andere: { choice: 'other', name: '' },
};

/** The export's `fuelType`. */
export const fuels: Words<'fuel'> = {
  benzin: { choice: 'petrol', name: 'Benzin' },
  diesel: { choice: 'diesel', name: 'Diesel' },
  lpg: { choice: 'lpg', name: 'Autogas (LPG)' },
  cng: { choice: 'cng', name: 'Erdgas (CNG)' },
  hybrid: { choice: 'hybrid', name: 'Hybrid' },
  elektro: { choice: 'electric', name: 'Elektro' },
  andere: { choice: 'other', name: '' },
};

/** The export's `gearbox`. */
export const gearboxes: Words<'gearbox'> = {
  manuell: { choice: 'manual', name: 'Handschaltung' },
  automatik: { choice: 'automatic', name: 'Automat' },
};

/** Looks a word up among known ones; `undefined` for every other. */
export function wordIn<W>(words: Readonly<Record<string, W>>): (word: string) => W | undefined {
  return (word) => (Object.hasOwn(words, word) ? words[word] : undefined);
}

/** The export's brand: its own key is ours with underscores. `undefined` for a brand that the market does not know. */
export function brandOf(word: string): Word<'brand'> | undefined {
  if (word === 'sonstige_autos') return { choice: 'other', name: '' };
  const choice = word.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  if (!Object.hasOwn(carBrands, choice)) return undefined;
  const known = choice as keyof typeof carBrands;
  return { choice: known, name: carBrands[known] };
}

/** Names of car models that differ from what `modelName` derives. */
const models: Readonly<Record<string, string>> = {
  cc: 'CC',
  ceed: "Cee'd",
  cl: 'CL',
  clk: 'CLK',
  gl: 'GL',
  glk: 'GLK',
  i_reihe: 'i-Reihe',
  kaefer: 'Käfer',
  megane: 'Mégane',
  ptcruiser: 'PT Cruiser',
  range_rover: 'Range Rover',
  rav: 'RAV4',
  scenic: 'Scénic',
  sl: 'SL',
  slk: 'SLK',
  tt: 'TT',
  up: 'up!',
};

/**
 * The usual name of a model: `golf` Golf, `3er` 3er, `a4` A4, `c_klasse` C-Klasse. Empty for `andere`, which means no
 * model.
 */
export function modelName(word: string): string {
  if (word === 'andere') return '';
  if (Object.hasOwn(models, word)) return models[word]!;
  const parts = word.split('_').filter((part) => part !== '');
  const isSeries = ['reihe', 'klasse'].includes(parts.at(-1) ?? '');
  return parts
    .map((part, index) =>
      (isSeries && index === 0) || /^(?!\d+er$)(?=.*\d).{1,4}$/.test(part) ? part.toUpperCase() : capitalised(part),
    )
    .join('-');
}

function capitalised(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}
