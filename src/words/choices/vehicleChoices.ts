import { carBrands } from '#machines/market/parameters/carBrands.ts';
import type { vehicleParameters } from '#machines/market/parameters/vehicleParameters.ts';
import type { ChoiceWords } from './choiceWords.ts';

/** The labels of the choices for vehicles. */
export const vehicleChoices: ChoiceWords<typeof vehicleParameters> = {
  brand: { ...carBrands, other: /*i18n*/ { id: 'parameter.brand.other', message: 'Other make' } },
  vehicleType: {
    smallCar: /*i18n*/ { id: 'parameter.vehicleType.smallCar', message: 'Small car' },
    saloon: /*i18n*/ { id: 'parameter.vehicleType.saloon', message: 'Saloon' },
    estate: /*i18n*/ { id: 'parameter.vehicleType.estate', message: 'Estate car' },
    suv: /*i18n*/ { id: 'parameter.vehicleType.suv', message: 'SUV' },
    convertible: /*i18n*/ { id: 'parameter.vehicleType.convertible', message: 'Convertible' },
    coupe: /*i18n*/ { id: 'parameter.vehicleType.coupe', message: 'Coupé' },
    van: /*i18n*/ { id: 'parameter.vehicleType.van', message: 'Van' },
    pickup: /*i18n*/ { id: 'parameter.vehicleType.pickup', message: 'Pick-up' },
    other: /*i18n*/ { id: 'parameter.vehicleType.other', message: 'Other' },
  },
  fuel: {
    petrol: /*i18n*/ { id: 'parameter.fuel.petrol', message: 'Petrol' },
    diesel: /*i18n*/ { id: 'parameter.fuel.diesel', message: 'Diesel' },
    hybrid: /*i18n*/ { id: 'parameter.fuel.hybrid', message: 'Hybrid' },
    pluginHybrid: /*i18n*/ { id: 'parameter.fuel.pluginHybrid', message: 'Plug-in hybrid' },
    electric: /*i18n*/ { id: 'parameter.fuel.electric', message: 'Electric' },
    cng: /*i18n*/ { id: 'parameter.fuel.cng', message: 'Natural gas (CNG)' },
    lpg: /*i18n*/ { id: 'parameter.fuel.lpg', message: 'Liquid gas (LPG)' },
    hydrogen: /*i18n*/ { id: 'parameter.fuel.hydrogen', message: 'Hydrogen' },
    other: /*i18n*/ { id: 'parameter.fuel.other', message: 'Other' },
  },
  gearbox: {
    manual: /*i18n*/ { id: 'parameter.gearbox.manual', message: 'Manual' },
    automatic: /*i18n*/ { id: 'parameter.gearbox.automatic', message: 'Automatic' },
  },
  motorcycleType: {
    naked: /*i18n*/ { id: 'parameter.motorcycleType.naked', message: 'Naked' },
    sport: /*i18n*/ { id: 'parameter.motorcycleType.sport', message: 'Sports' },
    tourer: /*i18n*/ { id: 'parameter.motorcycleType.tourer', message: 'Tourer' },
    enduro: /*i18n*/ { id: 'parameter.motorcycleType.enduro', message: 'Enduro and trial' },
    chopper: /*i18n*/ { id: 'parameter.motorcycleType.chopper', message: 'Chopper and cruiser' },
    classic: /*i18n*/ { id: 'parameter.motorcycleType.classic', message: 'Classic' },
    scooter: /*i18n*/ { id: 'parameter.motorcycleType.scooter', message: 'Scooter' },
    moped: /*i18n*/ { id: 'parameter.motorcycleType.moped', message: 'Moped' },
    other: /*i18n*/ { id: 'parameter.motorcycleType.other', message: 'Other' },
  },
  boatType: {
    motorboat: /*i18n*/ { id: 'parameter.boatType.motorboat', message: 'Motorboat' },
    sailingBoat: /*i18n*/ { id: 'parameter.boatType.sailingBoat', message: 'Sailing boat' },
    rowingBoat: /*i18n*/ { id: 'parameter.boatType.rowingBoat', message: 'Rowing boat' },
    inflatable: /*i18n*/ { id: 'parameter.boatType.inflatable', message: 'Inflatable' },
    canoe: /*i18n*/ { id: 'parameter.boatType.canoe', message: 'Canoe or kayak' },
    accessory: /*i18n*/ { id: 'parameter.boatType.accessory', message: 'Accessories and mooring' },
    other: /*i18n*/ { id: 'parameter.boatType.other', message: 'Other' },
  },
  camperType: {
    motorhome: /*i18n*/ { id: 'parameter.camperType.motorhome', message: 'Motorhome' },
    campervan: /*i18n*/ { id: 'parameter.camperType.campervan', message: 'Camper van' },
    caravan: /*i18n*/ { id: 'parameter.camperType.caravan', message: 'Caravan' },
    tentTrailer: /*i18n*/ { id: 'parameter.camperType.tentTrailer', message: 'Trailer tent' },
    other: /*i18n*/ { id: 'parameter.camperType.other', message: 'Other' },
  },
};
