import pictures from './pictures/categories.svg';

/**
 * The categories that most visitors come for, in the order of the front page, each with a picture of what is in it. The
 * pictures are views of one file: on a slow line eight requests would take longer than all that is in them.
 */
export const favouredCategories: readonly { readonly id: number; readonly picture: string }[] = [
  { id: 2000, picture: `${pictures}#vehicles` },
  { id: 1000, picture: `${pictures}#realEstate` },
  { id: 3000, picture: `${pictures}#household` },
  { id: 4000, picture: `${pictures}#sport` },
  { id: 5800, picture: `${pictures}#phones` },
  { id: 4200, picture: `${pictures}#books` },
  { id: 6200, picture: `${pictures}#baby` },
  { id: 3200, picture: `${pictures}#garden` },
];
