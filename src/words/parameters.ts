import type { MessageDescriptor } from '@lingui/core';
import type { ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import type { Unit } from '#machines/market/parameters/parameterKinds.ts';
import { animalChoices } from './choices/animalChoices.ts';
import { deviceChoices } from './choices/deviceChoices.ts';
import { familyChoices } from './choices/familyChoices.ts';
import { homeChoices } from './choices/homeChoices.ts';
import { leisureChoices } from './choices/leisureChoices.ts';
import { thingChoices } from './choices/thingChoices.ts';
import { vehicleChoices } from './choices/vehicleChoices.ts';
import { workChoices } from './choices/workChoices.ts';

/** The label of each parameter of a listing. */
export const parameterWords: Readonly<Record<ParameterKey, MessageDescriptor>> = {
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
  make: /*i18n*/ { id: 'parameter.make', message: 'Brand' },
  motorcycleType: /*i18n*/ { id: 'parameter.motorcycleType', message: 'Type of motorcycle' },
  displacement: /*i18n*/ { id: 'parameter.displacement', message: 'Engine capacity' },
  boatType: /*i18n*/ { id: 'parameter.boatType', message: 'Type of boat' },
  camperType: /*i18n*/ { id: 'parameter.camperType', message: 'Type of camper' },
  berths: /*i18n*/ { id: 'parameter.berths', message: 'Sleeping places' },
  material: /*i18n*/ { id: 'parameter.material', message: 'Material' },
  width: /*i18n*/ { id: 'parameter.width', message: 'Width' },
  itemLength: /*i18n*/ { id: 'parameter.itemLength', message: 'Length' },
  yearBuilt: /*i18n*/ { id: 'parameter.yearBuilt', message: 'Year of manufacture' },
  power: /*i18n*/ { id: 'parameter.power', message: 'Power source' },
  appliance: /*i18n*/ { id: 'parameter.appliance', message: 'Type of appliance' },
  plantKind: /*i18n*/ { id: 'parameter.plantKind', message: 'Type of plant' },
  lostOrFound: /*i18n*/ { id: 'parameter.lostOrFound', message: 'Lost or found' },
  bicycleType: /*i18n*/ { id: 'parameter.bicycleType', message: 'Type of bicycle' },
  assistance: /*i18n*/ { id: 'parameter.assistance', message: 'Assisted up to' },
  winterSport: /*i18n*/ { id: 'parameter.winterSport', message: 'Winter sport' },
  ageFrom: /*i18n*/ { id: 'parameter.ageFrom', message: 'Age from' },
  scale: /*i18n*/ { id: 'parameter.scale', message: 'Scale' },
  language: /*i18n*/ { id: 'parameter.language', message: 'Language' },
  bookFormat: /*i18n*/ { id: 'parameter.bookFormat', message: 'Edition' },
  schoolLevel: /*i18n*/ { id: 'parameter.schoolLevel', message: 'School level' },
  instrument: /*i18n*/ { id: 'parameter.instrument', message: 'Instrument' },
  genre: /*i18n*/ { id: 'parameter.genre', message: 'Genre' },
  filmGenre: /*i18n*/ { id: 'parameter.filmGenre', message: 'Genre' },
  seats: /*i18n*/ { id: 'parameter.seats', message: 'Number of tickets' },
  seating: /*i18n*/ { id: 'parameter.seating', message: 'Seating' },
  period: /*i18n*/ { id: 'parameter.period', message: 'Period' },
  technique: /*i18n*/ { id: 'parameter.technique', message: 'Technique' },
  origin: /*i18n*/ { id: 'parameter.origin', message: 'Country' },
  cardGame: /*i18n*/ { id: 'parameter.cardGame', message: 'Series' },
  screenSize: /*i18n*/ { id: 'parameter.screenSize', message: 'Screen size' },
  storage: /*i18n*/ { id: 'parameter.storage', message: 'Storage' },
  ram: /*i18n*/ { id: 'parameter.ram', message: 'RAM' },
  component: /*i18n*/ { id: 'parameter.component', message: 'Component' },
  printer: /*i18n*/ { id: 'parameter.printer', message: 'Type' },
  resolution: /*i18n*/ { id: 'parameter.resolution', message: 'Resolution' },
  hifi: /*i18n*/ { id: 'parameter.hifi', message: 'Type of device' },
  headphones: /*i18n*/ { id: 'parameter.headphones', message: 'Fit' },
  platform: /*i18n*/ { id: 'parameter.platform', message: 'Platform' },
  gaming: /*i18n*/ { id: 'parameter.gaming', message: 'Console or game' },
  cameraType: /*i18n*/ { id: 'parameter.cameraType', message: 'Type of camera' },
  mount: /*i18n*/ { id: 'parameter.mount', message: 'Mount' },
  pramType: /*i18n*/ { id: 'parameter.pramType', message: 'Type of pram' },
  seatGroup: /*i18n*/ { id: 'parameter.seatGroup', message: 'For children weighing' },
  child: /*i18n*/ { id: 'parameter.child', message: 'For' },
  wearer: /*i18n*/ { id: 'parameter.wearer', message: 'For' },
  garment: /*i18n*/ { id: 'parameter.garment', message: 'Garment' },
  bag: /*i18n*/ { id: 'parameter.bag', message: 'Type of bag' },
  jewellery: /*i18n*/ { id: 'parameter.jewellery', message: 'Type of jewellery' },
  workload: /*i18n*/ { id: 'parameter.workload', message: 'Workload' },
  contract: /*i18n*/ { id: 'parameter.contract', message: 'Type of contract' },
  homeOffice: /*i18n*/ { id: 'parameter.homeOffice', message: 'Place of work' },
  servicePlace: /*i18n*/ { id: 'parameter.servicePlace', message: 'Where' },
  breed: /*i18n*/ { id: 'parameter.breed', message: 'Breed' },
  sex: /*i18n*/ { id: 'parameter.sex', message: 'Sex' },
  birthYear: /*i18n*/ { id: 'parameter.birthYear', message: 'Year of birth' },
  papers: /*i18n*/ { id: 'parameter.papers', message: 'Pedigree' },
  smallPet: /*i18n*/ { id: 'parameter.smallPet', message: 'Animal' },
  tankAnimal: /*i18n*/ { id: 'parameter.tankAnimal', message: 'Animal' },
  farmAnimal: /*i18n*/ { id: 'parameter.farmAnimal', message: 'Animal' },
  petOf: /*i18n*/ { id: 'parameter.petOf', message: 'For' },
};

const choiceWords: Partial<Record<ParameterKey, Readonly<Record<string, MessageDescriptor | string>>>> = {
  ...vehicleChoices,
  ...homeChoices,
  ...thingChoices,
  ...leisureChoices,
  ...deviceChoices,
  ...familyChoices,
  ...workChoices,
  ...animalChoices,
};

/**
 * The label of a parameter's choice. It is a descriptor to translate, or a name that is the same in every language,
 * such as a make of cars. `undefined` for an unknown choice.
 */
export function choiceWord(parameter: ParameterKey, choice: string): MessageDescriptor | string | undefined {
  const words = choiceWords[parameter] ?? {};
  return Object.hasOwn(words, choice) ? words[choice] : undefined;
}

/** The text of a number with its unit; `number` is already formatted by `formatQuantity`. A year has no unit. */
export const unitWords: Readonly<Record<Exclude<Unit, 'year'>, MessageDescriptor>> = {
  kilometres: /*i18n*/ { id: 'unit.kilometres', message: '{number}\u00a0km' },
  squareMetres: /*i18n*/ { id: 'unit.squareMetres', message: '{number}\u00a0m²' },
  horsepower: /*i18n*/ { id: 'unit.horsepower', message: '{number}\u00a0hp' },
  cubicCentimetres: /*i18n*/ { id: 'unit.cubicCentimetres', message: '{number}\u00a0cm³' },
  centimetres: /*i18n*/ { id: 'unit.centimetres', message: '{number}\u00a0cm' },
  inches: /*i18n*/ { id: 'unit.inches', message: '{number}″' },
  gigabytes: /*i18n*/ { id: 'unit.gigabytes', message: '{number}\u00a0GB' },
  percent: /*i18n*/ { id: 'unit.percent', message: '{number}%' },
  persons: /*i18n*/ { id: 'unit.persons', message: '{number}\u00a0pers.' },
  pieces: /*i18n*/ { id: 'unit.pieces', message: '{number}\u00a0pcs' },
  // A minimum age, as printed on boxes of games.
  onwards: /*i18n*/ { id: 'unit.onwards', message: '{number}+' },
};
