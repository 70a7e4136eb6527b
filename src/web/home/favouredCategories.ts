import baby from './pictures/baby.svg';
import books from './pictures/books.svg';
import garden from './pictures/garden.svg';
import household from './pictures/household.svg';
import phones from './pictures/phones.svg';
import realEstate from './pictures/realEstate.svg';
import sport from './pictures/sport.svg';
import vehicles from './pictures/vehicles.svg';

/** The categories that most visitors come for, in the order of the front page, each with a picture of what is in it. */
export const favouredCategories: readonly { readonly id: number; readonly picture: string }[] = [
  { id: 2000, picture: vehicles },
  { id: 1000, picture: realEstate },
  { id: 3000, picture: household },
  { id: 4000, picture: sport },
  { id: 5800, picture: phones },
  { id: 4200, picture: books },
  { id: 6200, picture: baby },
  { id: 3200, picture: garden },
];
