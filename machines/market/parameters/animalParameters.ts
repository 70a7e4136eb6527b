import { choice, keyed, number } from './parameterKinds.ts';

/** The search parameters of animals and their supplies. */
export const animalParameters = keyed({
  breed: { kind: 'text', maxLength: 60, addressKey: 'breed' },
  sex: choice('sex', ['female', 'male', 'gelding', 'several']),
  birthYear: number('bis bie', 1950, 2100, 'year'),
  papers: choice('papers', ['with', 'without']),
  smallPet: choice('smallpet', ['rabbit', 'guineaPig', 'rodent', 'budgie', 'songbird', 'other']),
  tankAnimal: choice('tank', ['fish', 'crustacean', 'turtle', 'lizard', 'snake', 'tank', 'other']),
  farmAnimal: choice('farm', ['cattle', 'sheep', 'goat', 'pig', 'poultry', 'camelid', 'bees', 'other']),
  petOf: choice('pet', ['dog', 'cat', 'horse', 'smallPet', 'bird', 'fish', 'other']),
});
