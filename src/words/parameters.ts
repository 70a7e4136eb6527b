import type { MessageDescriptor } from '@lingui/core';
import { carBrands } from '#machines/market/carBrands.ts';
import type * as definitions from '#machines/market/parameterDefinitions.ts';

type Choices<Name extends 'vehicleType' | 'colour' | 'fuel' | 'gearbox' | 'transaction' | 'condition'> = Readonly<
  Record<(typeof definitions)[Name]['choices'][number], MessageDescriptor>
>;

/** What each parameter of an ad is called. */
export const parameterWords: Readonly<Record<definitions.ParameterKey, MessageDescriptor>> = {
  brand: /*i18n*/ { id: 'parameter.brand', message: 'Make' },
  model: /*i18n*/ { id: 'parameter.model', message: 'Model' },
  vehicleType: /*i18n*/ { id: 'parameter.vehicleType', message: 'Vehicle type' },
  colour: /*i18n*/ { id: 'parameter.colour', message: 'Colour' },
  mileage: /*i18n*/ { id: 'parameter.mileage', message: 'Mileage' },
  registrationYear: /*i18n*/ { id: 'parameter.registrationYear', message: 'First registration' },
  fuel: /*i18n*/ { id: 'parameter.fuel', message: 'Fuel' },
  gearbox: /*i18n*/ { id: 'parameter.gearbox', message: 'Gearbox' },
  doors: /*i18n*/ { id: 'parameter.doors', message: 'Doors' },
  horsepower: /*i18n*/ { id: 'parameter.horsepower', message: 'Power' },
  transaction: /*i18n*/ { id: 'parameter.transaction', message: 'Rent or buy' },
  surface: /*i18n*/ { id: 'parameter.surface', message: 'Surface' },
  rooms: /*i18n*/ { id: 'parameter.rooms', message: 'Rooms' },
  condition: /*i18n*/ { id: 'parameter.condition', message: 'Condition' },
  size: /*i18n*/ { id: 'parameter.size', message: 'Size' },
  make: /*i18n*/ { id: 'parameter.make', message: 'Make' },
};

const vehicleType: Choices<'vehicleType'> = {
  smallCar: /*i18n*/ { id: 'parameter.vehicleType.smallCar', message: 'Small car' },
  saloon: /*i18n*/ { id: 'parameter.vehicleType.saloon', message: 'Saloon' },
  estate: /*i18n*/ { id: 'parameter.vehicleType.estate', message: 'Estate car' },
  suv: /*i18n*/ { id: 'parameter.vehicleType.suv', message: 'SUV' },
  convertible: /*i18n*/ { id: 'parameter.vehicleType.convertible', message: 'Convertible' },
  coupe: /*i18n*/ { id: 'parameter.vehicleType.coupe', message: 'Coupé' },
  van: /*i18n*/ { id: 'parameter.vehicleType.van', message: 'Van' },
  pickup: /*i18n*/ { id: 'parameter.vehicleType.pickup', message: 'Pick-up' },
  other: /*i18n*/ { id: 'parameter.vehicleType.other', message: 'Other' },
};

const colour: Choices<'colour'> = {
  black: /*i18n*/ { id: 'parameter.colour.black', message: 'Black' },
  white: /*i18n*/ { id: 'parameter.colour.white', message: 'White' },
  grey: /*i18n*/ { id: 'parameter.colour.grey', message: 'Grey' },
  silver: /*i18n*/ { id: 'parameter.colour.silver', message: 'Silver' },
  blue: /*i18n*/ { id: 'parameter.colour.blue', message: 'Blue' },
  red: /*i18n*/ { id: 'parameter.colour.red', message: 'Red' },
  green: /*i18n*/ { id: 'parameter.colour.green', message: 'Green' },
  yellow: /*i18n*/ { id: 'parameter.colour.yellow', message: 'Yellow' },
  orange: /*i18n*/ { id: 'parameter.colour.orange', message: 'Orange' },
  brown: /*i18n*/ { id: 'parameter.colour.brown', message: 'Brown' },
  beige: /*i18n*/ { id: 'parameter.colour.beige', message: 'Beige' },
  gold: /*i18n*/ { id: 'parameter.colour.gold', message: 'Gold' },
  violet: /*i18n*/ { id: 'parameter.colour.violet', message: 'Violet' },
  pink: /*i18n*/ { id: 'parameter.colour.pink', message: 'Pink' },
  multicoloured: /*i18n*/ { id: 'parameter.colour.multicoloured', message: 'Multicoloured' },
};

const fuel: Choices<'fuel'> = {
  petrol: /*i18n*/ { id: 'parameter.fuel.petrol', message: 'Petrol' },
  diesel: /*i18n*/ { id: 'parameter.fuel.diesel', message: 'Diesel' },
  hybrid: /*i18n*/ { id: 'parameter.fuel.hybrid', message: 'Hybrid' },
  pluginHybrid: /*i18n*/ { id: 'parameter.fuel.pluginHybrid', message: 'Plug-in hybrid' },
  electric: /*i18n*/ { id: 'parameter.fuel.electric', message: 'Electric' },
  cng: /*i18n*/ { id: 'parameter.fuel.cng', message: 'Natural gas (CNG)' },
  lpg: /*i18n*/ { id: 'parameter.fuel.lpg', message: 'Liquid gas (LPG)' },
  hydrogen: /*i18n*/ { id: 'parameter.fuel.hydrogen', message: 'Hydrogen' },
  other: /*i18n*/ { id: 'parameter.fuel.other', message: 'Other' },
};

const gearbox: Choices<'gearbox'> = {
  manual: /*i18n*/ { id: 'parameter.gearbox.manual', message: 'Manual' },
  automatic: /*i18n*/ { id: 'parameter.gearbox.automatic', message: 'Automatic' },
};

const transaction: Choices<'transaction'> = {
  rent: /*i18n*/ { id: 'parameter.transaction.rent', message: 'Rent' },
  buy: /*i18n*/ { id: 'parameter.transaction.buy', message: 'Buy' },
};

const condition: Choices<'condition'> = {
  new: /*i18n*/ { id: 'parameter.condition.new', message: 'New' },
  likeNew: /*i18n*/ { id: 'parameter.condition.likeNew', message: 'Like new' },
  good: /*i18n*/ { id: 'parameter.condition.good', message: 'Good' },
  used: /*i18n*/ { id: 'parameter.condition.used', message: 'Visible wear' },
  defective: /*i18n*/ { id: 'parameter.condition.defective', message: 'Defective' },
};

const brandOther = /*i18n*/ { id: 'parameter.brand.other', message: 'Other make' };

const choiceWords: Partial<Record<definitions.ParameterKey, Readonly<Record<string, MessageDescriptor>>>> = {
  vehicleType,
  colour,
  fuel,
  gearbox,
  transaction,
  condition,
  brand: { other: brandOther },
};

/**
 * What a choice of a parameter is called: a descriptor to translate, or a name that is the same in every language, as the
 * makes of cars have. `undefined` for a choice that the parameter does not have.
 */
export function choiceWord(
  parameter: definitions.ParameterKey,
  choice: string,
): MessageDescriptor | string | undefined {
  if (parameter === 'brand' && Object.hasOwn(carBrands, choice)) return carBrands[choice as keyof typeof carBrands];
  const words = choiceWords[parameter] ?? {};
  return Object.hasOwn(words, choice) ? words[choice] : undefined;
}

/** A number with its unit; `number` comes written by `formatQuantity`. A year has no unit's word. */
export const unitWords: Readonly<Record<Exclude<definitions.Unit, 'year'>, MessageDescriptor>> = {
  kilometres: /*i18n*/ { id: 'unit.kilometres', message: '{number}\u00a0km' },
  squareMetres: /*i18n*/ { id: 'unit.squareMetres', message: '{number}\u00a0m²' },
  horsepower: /*i18n*/ { id: 'unit.horsepower', message: '{number}\u00a0hp' },
};
