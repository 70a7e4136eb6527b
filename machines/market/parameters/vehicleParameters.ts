import { carBrands } from './carBrands.ts';
import { choice, keyed, number } from './parameterKinds.ts';

/** The search parameters of vehicles. */
export const vehicleParameters = keyed({
  brand: choice('cb', [...(Object.keys(carBrands) as (keyof typeof carBrands)[]), 'other']),
  model: { kind: 'text', maxLength: 60, addressKey: 'cm' },
  vehicleType: choice('ct', ['smallCar', 'saloon', 'estate', 'suv', 'convertible', 'coupe', 'van', 'pickup', 'other']),
  mileage: number('ms me', 0, 2_000_000, 'kilometres'),
  /** From the first motor vehicles on. The domain has no clock: forms and imports compare it with the present year. */
  registrationYear: number('rs re', 1885, 2100, 'year'),
  fuel: choice('fu', ['petrol', 'diesel', 'hybrid', 'pluginHybrid', 'electric', 'cng', 'lpg', 'hydrogen', 'other']),
  gearbox: choice('gb', ['manual', 'automatic']),
  doors: number('cdos cdoe', 1, 7),
  horsepower: number('hps hpe', 1, 2500, 'horsepower'),
  motorcycleType: choice('mt', [
    'naked',
    'sport',
    'tourer',
    'enduro',
    'chopper',
    'classic',
    'scooter',
    'moped',
    'other',
  ]),
  displacement: number('dis die', 1, 10000, 'cubicCentimetres'),
  boatType: choice('bt', ['motorboat', 'sailingBoat', 'rowingBoat', 'inflatable', 'canoe', 'accessory', 'other']),
  camperType: choice('wt', ['motorhome', 'campervan', 'caravan', 'tentTrailer', 'other']),
  berths: number('bes bee', 1, 20, 'persons'),
});
