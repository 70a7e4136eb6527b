import { parentIdOf } from './categoryTree.ts';
import {
  brand,
  colour,
  condition,
  doors,
  fuel,
  gearbox,
  horsepower,
  make,
  mileage,
  model,
  type Parameter,
  registrationYear,
  rooms,
  size,
  surface,
  transaction,
  vehicleType,
} from './parameterDefinitions.ts';

export type { Parameter, ParameterKey } from './parameterDefinitions.ts';

const used = [condition];
const usedOfMake = [condition, make];
const home = [transaction, surface, rooms];
const land = [transaction, surface];

/**
 * Which parameters the ads of a category may carry, in the order in which they are asked and shown. A subcategory
 * without an entry has its parent's; a category without either has none, as jobs, services, tickets and animals.
 */
const parametersByCategory: Readonly<Record<number, readonly Parameter[]>> = {
  1000: [transaction],
  1020: home,
  1030: home,
  1040: home,
  1050: home,
  1060: land,
  1080: land,
  2000: [registrationYear],
  2020: [brand, model, vehicleType, registrationYear, mileage, fuel, gearbox, horsepower, doors, colour],
  2030: usedOfMake,
  2040: [make, model, registrationYear, mileage, horsepower, colour],
  2050: [make, model, registrationYear, mileage, fuel, gearbox, horsepower, colour],
  2060: [make, model, registrationYear, horsepower],
  2080: usedOfMake,
  2110: [make, model, registrationYear, mileage],
  3000: [condition, colour],
  3070: usedOfMake,
  3200: used,
  3240: usedOfMake,
  3400: used,
  4000: usedOfMake,
  4020: [condition, make, size, colour],
  4030: [condition, make, size, colour],
  4120: [condition, make, size],
  4200: used,
  4300: used,
  4310: usedOfMake,
  4400: used,
  4800: used,
  5000: usedOfMake,
  5400: usedOfMake,
  5600: usedOfMake,
  5800: usedOfMake,
  6200: usedOfMake,
  6220: [condition, size, colour],
  6300: [condition, size, colour],
  6600: [condition, make, size, colour],
  6640: [condition, make, colour],
  6650: [condition, make],
  6800: used,
  7000: used,
  7200: used,
};

/**
 * The parameters an ad of this category may carry, beside `type` and `price`, which every ad has and which always stand
 * first when parameters are shown (LISTING-7).
 */
export function parametersFor(categoryId: number): readonly Parameter[] {
  const parent = parentIdOf(categoryId);
  return parametersByCategory[categoryId] ?? (parent === undefined ? undefined : parametersByCategory[parent]) ?? [];
}
