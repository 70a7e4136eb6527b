import type { Kinds } from '../kind.ts';
import { blocks } from './blocks.ts';
import { boardGames } from './boardGames.ts';
import { cuddly } from './cuddly.ts';
import { dollHouses } from './dollHouses.ts';
import { nursery } from './nursery.ts';
import { strollers } from './strollers.ts';
import { trains } from './trains.ts';

/** What children play with, and what babies need. */
export const children = {
  ...blocks,
  ...trains,
  ...boardGames,
  ...dollHouses,
  ...cuddly,
  ...strollers,
  ...nursery,
} satisfies Kinds;
