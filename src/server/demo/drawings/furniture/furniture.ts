import type { Kinds } from '../kind.ts';
import { beds } from './beds.ts';
import { cupboards } from './cupboards.ts';
import { furnishings } from './furnishings.ts';
import { rugs } from './rugs.ts';
import { shelves } from './shelves.ts';
import { sofas } from './sofas.ts';
import { tables } from './tables.ts';

/** What one lives among. */
export const furniture = {
  ...sofas,
  ...tables,
  ...beds,
  ...cupboards,
  ...shelves,
  ...furnishings,
  ...rugs,
} satisfies Kinds;
