import type { Kinds } from '../kind.ts';
import { accessories } from './accessories.ts';
import { footwear } from './footwear.ts';
import { garments } from './garments.ts';
import { luggage } from './luggage.ts';

/** What one wears and takes along. */
export const clothes = {
  ...garments,
  ...footwear,
  ...accessories,
  ...luggage,
} satisfies Kinds;
