import type { Kinds } from '../kind.ts';
import { antiques } from './antiques.ts';
import { clocks } from './clocks.ts';
import { keepsakes } from './keepsakes.ts';
import { models } from './models.ts';
import { paintings } from './paintings.ts';
import { parcels } from './parcels.ts';
import { smallTreasures } from './smallTreasures.ts';

/** What one collects, keeps and gives. */
export const collecting = {
  ...clocks,
  ...antiques,
  ...paintings,
  ...smallTreasures,
  ...models,
  ...keepsakes,
  ...parcels,
} satisfies Kinds;
