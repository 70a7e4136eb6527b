import type { animalParameters } from '#machines/market/parameters/animalParameters.ts';
import type { ChoiceWords } from './choiceWords.ts';

/** The labels of the choices for animals and their accessories. */
export const animalChoices: ChoiceWords<typeof animalParameters> = {
  sex: {
    female: /*i18n*/ { id: 'parameter.sex.female', message: 'Female' },
    male: /*i18n*/ { id: 'parameter.sex.male', message: 'Male' },
    gelding: /*i18n*/ { id: 'parameter.sex.gelding', message: 'Neutered male' },
    several: /*i18n*/ { id: 'parameter.sex.several', message: 'Mixed' },
  },
  papers: {
    with: /*i18n*/ { id: 'parameter.papers.with', message: 'With papers' },
    without: /*i18n*/ { id: 'parameter.papers.without', message: 'Without papers' },
  },
  smallPet: {
    rabbit: /*i18n*/ { id: 'parameter.smallPet.rabbit', message: 'Rabbits' },
    guineaPig: /*i18n*/ { id: 'parameter.smallPet.guineaPig', message: 'Guinea pigs' },
    rodent: /*i18n*/ { id: 'parameter.smallPet.rodent', message: 'Other rodents' },
    budgie: /*i18n*/ { id: 'parameter.smallPet.budgie', message: 'Budgies and parrots' },
    songbird: /*i18n*/ { id: 'parameter.smallPet.songbird', message: 'Songbirds' },
    other: /*i18n*/ { id: 'parameter.smallPet.other', message: 'Other' },
  },
  tankAnimal: {
    fish: /*i18n*/ { id: 'parameter.tankAnimal.fish', message: 'Fish' },
    crustacean: /*i18n*/ { id: 'parameter.tankAnimal.crustacean', message: 'Shrimps and snails' },
    turtle: /*i18n*/ { id: 'parameter.tankAnimal.turtle', message: 'Turtles and tortoises' },
    lizard: /*i18n*/ { id: 'parameter.tankAnimal.lizard', message: 'Lizards' },
    snake: /*i18n*/ { id: 'parameter.tankAnimal.snake', message: 'Snakes' },
    tank: /*i18n*/ { id: 'parameter.tankAnimal.tank', message: 'Aquarium or terrarium' },
    other: /*i18n*/ { id: 'parameter.tankAnimal.other', message: 'Other' },
  },
  farmAnimal: {
    cattle: /*i18n*/ { id: 'parameter.farmAnimal.cattle', message: 'Cattle' },
    sheep: /*i18n*/ { id: 'parameter.farmAnimal.sheep', message: 'Sheep' },
    goat: /*i18n*/ { id: 'parameter.farmAnimal.goat', message: 'Goats' },
    pig: /*i18n*/ { id: 'parameter.farmAnimal.pig', message: 'Pigs' },
    poultry: /*i18n*/ { id: 'parameter.farmAnimal.poultry', message: 'Poultry' },
    camelid: /*i18n*/ { id: 'parameter.farmAnimal.camelid', message: 'Alpacas and llamas' },
    bees: /*i18n*/ { id: 'parameter.farmAnimal.bees', message: 'Bees' },
    other: /*i18n*/ { id: 'parameter.farmAnimal.other', message: 'Other' },
  },
  petOf: {
    dog: /*i18n*/ { id: 'parameter.petOf.dog', message: 'Dogs' },
    cat: /*i18n*/ { id: 'parameter.petOf.cat', message: 'Cats' },
    horse: /*i18n*/ { id: 'parameter.petOf.horse', message: 'Horses' },
    smallPet: /*i18n*/ { id: 'parameter.petOf.smallPet', message: 'Small pets' },
    bird: /*i18n*/ { id: 'parameter.petOf.bird', message: 'Birds' },
    fish: /*i18n*/ { id: 'parameter.petOf.fish', message: 'Fish and reptiles' },
    other: /*i18n*/ { id: 'parameter.petOf.other', message: 'Other' },
  },
};
