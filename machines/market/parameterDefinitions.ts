import { carBrands } from './carBrands.ts';

/** What ads can tell beside title, text and price. */
export const parameterKeys = [
  'brand',
  'model',
  'vehicleType',
  'colour',
  'mileage',
  'registrationYear',
  'fuel',
  'gearbox',
  'doors',
  'horsepower',
  'transaction',
  'surface',
  'rooms',
  'condition',
  'size',
  'make',
] as const;

export type ParameterKey = (typeof parameterKeys)[number];

export type Unit = 'kilometres' | 'squareMetres' | 'horsepower' | 'year';

/** A number in a unit. Both bounds count; values lie on the steps from `min` on. */
export interface NumberParameter {
  readonly key: ParameterKey;
  readonly kind: 'number';
  readonly unit?: Unit;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The keys of a filter from and to in addresses (B§3). */
  readonly addressKeys: readonly [from: string, to: string];
}

/** One of a list of keys; `src/words/parameters.ts` says what each is called. */
export interface ChoiceParameter {
  readonly key: ParameterKey;
  readonly kind: 'choice';
  readonly choices: readonly string[];
  /** The key of its filter in addresses: the documents' short one (B§3), or the parameter's own where they name none. */
  readonly addressKey: string;
}

/** A word or two in the seller's own spelling. */
export interface TextParameter {
  readonly key: ParameterKey;
  readonly kind: 'text';
  /** In Unicode code points. */
  readonly maxLength: number;
  readonly addressKey: string;
}

/** What can be said of the things of a category beyond title, text and price. */
export type Parameter = NumberParameter | ChoiceParameter | TextParameter;

export const brand = {
  key: 'brand',
  kind: 'choice',
  choices: [...(Object.keys(carBrands) as (keyof typeof carBrands)[]), 'other'],
  addressKey: 'cb',
} as const satisfies Parameter;

export const model = { key: 'model', kind: 'text', maxLength: 60, addressKey: 'cm' } as const satisfies Parameter;

export const vehicleType = {
  key: 'vehicleType',
  kind: 'choice',
  choices: ['smallCar', 'saloon', 'estate', 'suv', 'convertible', 'coupe', 'van', 'pickup', 'other'],
  addressKey: 'ct',
} as const satisfies Parameter;

export const colour = {
  key: 'colour',
  kind: 'choice',
  choices: [
    'black',
    'white',
    'grey',
    'silver',
    'blue',
    'red',
    'green',
    'yellow',
    'orange',
    'brown',
    'beige',
    'gold',
    'violet',
    'pink',
    'multicoloured',
  ],
  addressKey: 'cx',
} as const satisfies Parameter;

export const mileage = {
  key: 'mileage',
  kind: 'number',
  unit: 'kilometres',
  min: 0,
  max: 2_000_000,
  step: 1,
  addressKeys: ['ms', 'me'],
} as const satisfies Parameter;

/** From the first motor vehicles on. The domain knows no clock: forms and imports compare it with the present year. */
export const registrationYear = {
  key: 'registrationYear',
  kind: 'number',
  unit: 'year',
  min: 1885,
  max: 2100,
  step: 1,
  addressKeys: ['rs', 're'],
} as const satisfies Parameter;

export const fuel = {
  key: 'fuel',
  kind: 'choice',
  choices: ['petrol', 'diesel', 'hybrid', 'pluginHybrid', 'electric', 'cng', 'lpg', 'hydrogen', 'other'],
  addressKey: 'fu',
} as const satisfies Parameter;

export const gearbox = {
  key: 'gearbox',
  kind: 'choice',
  choices: ['manual', 'automatic'],
  addressKey: 'gb',
} as const satisfies Parameter;

export const doors = {
  key: 'doors',
  kind: 'number',
  min: 1,
  max: 7,
  step: 1,
  addressKeys: ['cdos', 'cdoe'],
} as const satisfies Parameter;

export const horsepower = {
  key: 'horsepower',
  kind: 'number',
  unit: 'horsepower',
  min: 1,
  max: 2500,
  step: 1,
  addressKeys: ['hps', 'hpe'],
} as const satisfies Parameter;

export const transaction = {
  key: 'transaction',
  kind: 'choice',
  choices: ['rent', 'buy'],
  addressKey: 'rt',
} as const satisfies Parameter;

/** Up to a million: building ground and alps are sold by the square metre too. */
export const surface = {
  key: 'surface',
  kind: 'number',
  unit: 'squareMetres',
  min: 1,
  max: 1_000_000,
  step: 1,
  addressKeys: ['ss', 'se'],
} as const satisfies Parameter;

/** Switzerland counts half rooms. */
export const rooms = {
  key: 'rooms',
  kind: 'number',
  min: 1,
  max: 100,
  step: 0.5,
  addressKeys: ['ros', 'roe'],
} as const satisfies Parameter;

export const condition = {
  key: 'condition',
  kind: 'choice',
  choices: ['new', 'likeNew', 'good', 'used', 'defective'],
  addressKey: 'condition',
} as const satisfies Parameter;

export const size = { key: 'size', kind: 'text', maxLength: 20, addressKey: 'size' } as const satisfies Parameter;

/** The maker of anything but a car: there are too many to list. */
export const make = { key: 'make', kind: 'text', maxLength: 60, addressKey: 'make' } as const satisfies Parameter;

/** Every parameter that an ad of any category may carry. */
export const parameterByKey: Readonly<Record<ParameterKey, Parameter>> = {
  brand,
  model,
  vehicleType,
  colour,
  mileage,
  registrationYear,
  fuel,
  gearbox,
  doors,
  horsepower,
  transaction,
  surface,
  rooms,
  condition,
  size,
  make,
};
