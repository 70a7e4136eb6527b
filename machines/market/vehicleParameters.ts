import { carBrands } from './carBrands.ts';
import { choice, keyed } from './parameterKinds.ts';

/** What vehicles are searched by. */
export const vehicleParameters = keyed({
  brand: choice('cb', [...(Object.keys(carBrands) as (keyof typeof carBrands)[]), 'other']),
  model: { kind: 'text', maxLength: 60, addressKey: 'cm' },
  vehicleType: choice('ct', ['smallCar', 'saloon', 'estate', 'suv', 'convertible', 'coupe', 'van', 'pickup', 'other']),
  mileage: { kind: 'number', unit: 'kilometres', min: 0, max: 2_000_000, step: 1, addressKeys: ['ms', 'me'] },
  /** From the first motor vehicles on. The domain knows no clock: forms and imports compare it with the present year. */
  registrationYear: { kind: 'number', unit: 'year', min: 1885, max: 2100, step: 1, addressKeys: ['rs', 're'] },
  fuel: choice('fu', ['petrol', 'diesel', 'hybrid', 'pluginHybrid', 'electric', 'cng', 'lpg', 'hydrogen', 'other']),
  gearbox: choice('gb', ['manual', 'automatic']),
  doors: { kind: 'number', min: 1, max: 7, step: 1, addressKeys: ['cdos', 'cdoe'] },
  horsepower: { kind: 'number', unit: 'horsepower', min: 1, max: 2500, step: 1, addressKeys: ['hps', 'hpe'] },
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
  displacement: { kind: 'number', unit: 'cubicCentimetres', min: 1, max: 10000, step: 1, addressKeys: ['dis', 'die'] },
  boatType: choice('bt', ['motorboat', 'sailingBoat', 'rowingBoat', 'inflatable', 'canoe', 'accessory', 'other']),
  camperType: choice('wt', ['motorhome', 'campervan', 'caravan', 'tentTrailer', 'other']),
  berths: { kind: 'number', min: 1, max: 20, step: 1, addressKeys: ['bes', 'bee'] },
});
