import { animalParameters } from './animalParameters.ts';
import { parentIdOf } from '../categories/categoryTree.ts';
import { deviceParameters } from './deviceParameters.ts';
import { familyParameters } from './familyParameters.ts';
import { homeParameters } from './homeParameters.ts';
import { leisureParameters } from './leisureParameters.ts';
import type { Parameter } from './parameterDefinitions.ts';
import { thingParameters } from './thingParameters.ts';
import { vehicleParameters } from './vehicleParameters.ts';
import { workParameters } from './workParameters.ts';

export type { Parameter, ParameterKey } from './parameterDefinitions.ts';

const { surface, rooms, transaction } = homeParameters;
const { berths, boatType, brand, camperType, displacement, doors, fuel, gearbox, horsepower } = vehicleParameters;
const { mileage, model, motorcycleType, registrationYear, vehicleType } = vehicleParameters;
const { appliance, colour, condition, itemLength, lostOrFound, make, material } = thingParameters;
const { plantKind, power, size, width, yearBuilt } = thingParameters;
const { ageFrom, assistance, bicycleType, bookFormat, cardGame, filmGenre, genre, instrument } = leisureParameters;
const { language, origin, period, scale, schoolLevel, seating, seats, technique, winterSport } = leisureParameters;
const { cameraType, component, gaming, headphones, hifi, mount, platform, printer } = deviceParameters;
const { ram, resolution, screenSize, storage } = deviceParameters;
const { bag, child, garment, jewellery, pramType, seatGroup, wearer } = familyParameters;
const { contract, homeOffice, servicePlace, workload } = workParameters;
const { birthYear, breed, farmAnimal, papers, petOf, sex, smallPet, tankAnimal } = animalParameters;

const used = [condition];
const usedOfMake = [condition, make];
const home = [transaction, surface, rooms];
const land = [transaction, surface];
const furniture = [condition, material, colour, width];
const performance = [seats, seating];
const pet = [breed, sex, birthYear, papers];
const read = [condition, language, bookFormat];
const film = [condition, filmGenre, language];
const old = [condition, period];
const issued = [condition, origin];

/**
 * The parameters of each category, in the order of the form and the page. A subcategory without an entry inherits its
 * parent's; a category without either has none. An empty entry overrides the parent's: food has no condition, a voucher
 * no seat.
 */
const parametersByCategory: Readonly<Record<number, readonly Parameter[]>> = {
  // Real estate as a whole: nearly all of its listings have rooms or a surface.
  1000: home,
  1020: home,
  1030: home,
  1040: home,
  1050: home,
  1060: land,
  1080: land,
  1090: [transaction],
  // Vehicles as a whole: the parameters that most of them have.
  2000: [registrationYear, mileage, fuel, gearbox, horsepower, colour],
  2020: [brand, model, vehicleType, registrationYear, mileage, fuel, gearbox, horsepower, doors, colour],
  2030: [condition, make, size],
  2040: [motorcycleType, make, model, registrationYear, mileage, displacement, horsepower, fuel, colour],
  2050: [make, model, registrationYear, mileage, fuel, gearbox, horsepower, doors, colour],
  2060: [boatType, make, model, registrationYear, horsepower, fuel],
  2080: usedOfMake,
  2110: [camperType, make, model, registrationYear, mileage, fuel, gearbox, horsepower, berths],
  3000: [condition, colour],
  3020: [condition, material, colour],
  3030: furniture,
  3040: furniture,
  3050: furniture,
  3070: [condition, appliance, make],
  3200: used,
  3210: [plantKind],
  3220: [condition, material],
  3230: [condition, make, power],
  3240: [condition, make, power],
  3250: [condition, material],
  3400: [condition, ageFrom],
  3410: [condition, make, ageFrom],
  3430: [condition, ageFrom, language],
  3440: [condition, make, scale],
  4000: usedOfMake,
  4020: [condition, bicycleType, make, size, colour],
  4030: [condition, bicycleType, assistance, make, size, colour],
  4080: [condition, make, itemLength],
  4120: [condition, winterSport, make, size, itemLength],
  4160: [condition, make, berths],
  4200: read,
  4220: [condition, ageFrom, language, bookFormat],
  4240: [condition, schoolLevel, language],
  4250: [condition, language],
  4260: [condition, language],
  4300: used,
  4310: [condition, instrument, make],
  4320: [condition, genre],
  4330: [condition, genre],
  4340: [condition, instrument],
  4350: usedOfMake,
  4400: film,
  4600: performance,
  4640: [],
  4800: old,
  4810: [condition, period, material],
  4820: [condition, technique, period],
  4840: [condition, period, make],
  5000: usedOfMake,
  5010: [condition, make, screenSize, ram, storage],
  5020: [condition, make, ram, storage],
  5030: [condition, make, screenSize, storage],
  5040: [condition, make, screenSize, resolution],
  5050: [condition, make, printer],
  5060: [condition, component, make],
  5400: usedOfMake,
  5410: [condition, make, screenSize, resolution],
  5420: [condition, hifi, make],
  5430: [condition, headphones, make],
  5450: [condition, make, resolution],
  5460: [condition, platform, gaming, make],
  5600: usedOfMake,
  5610: [condition, cameraType, make],
  5620: [condition, mount, make],
  5800: usedOfMake,
  5810: [condition, make, storage, colour],
  5830: [condition, make, colour],
  6200: usedOfMake,
  6210: [condition, pramType, make, colour],
  6220: [condition, child, size, colour],
  6230: [condition, make, colour],
  6240: [condition, seatGroup, make],
  6300: [condition, child, size, colour],
  6400: [workload, contract, homeOffice],
  6500: [servicePlace],
  6520: [],
  6600: [condition, make, size, colour],
  6610: [condition, garment, make, size, colour],
  6620: [condition, garment, make, size, colour],
  6630: [condition, wearer, make, size, colour],
  6640: [condition, bag, make, material, colour],
  6650: [condition, jewellery, wearer, make],
  6800: used,
  6810: furniture,
  6830: usedOfMake,
  6840: [condition, make, yearBuilt],
  7000: used,
  7040: usedOfMake,
  7060: [],
  7200: used,
  7210: issued,
  7220: issued,
  7230: [condition, origin, period],
  7240: [condition, make, scale],
  7250: [condition, cardGame, language],
  7777: [lostOrFound],
  // Live animals; animal supplies have parameters of their own.
  8000: [breed, sex, birthYear],
  8020: pet,
  8030: pet,
  8040: pet,
  8050: [smallPet, breed, sex, birthYear],
  8060: [tankAnimal, sex, birthYear],
  8070: [farmAnimal, breed, sex, birthYear],
  9080: [condition, petOf],
};

/**
 * The parameters of a category's listings, apart from `type` and `price`, which every listing has and which are always
 * shown first (LISTING-7).
 */
export function parametersFor(categoryId: number): readonly Parameter[] {
  const parent = parentIdOf(categoryId);
  return parametersByCategory[categoryId] ?? (parent === undefined ? undefined : parametersByCategory[parent]) ?? [];
}
