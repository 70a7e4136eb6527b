import type { Kinds } from '../kind.ts';
import { buildings } from './buildings.ts';
import { grounds } from './grounds.ts';
import { houses } from './houses.ts';
import { interiors } from './interiors.ts';
import { kitchens } from './kitchens.ts';

/** What one lives, works and builds in. */
export const homes = {
  ...houses,
  ...buildings,
  ...grounds,
  ...interiors,
  ...kitchens,
} satisfies Kinds;
