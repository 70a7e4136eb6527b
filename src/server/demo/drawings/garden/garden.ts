import type { Kinds } from '../kind.ts';
import { plants } from './plants.ts';
import { terraces } from './terraces.ts';
import { tools } from './tools.ts';
import { yard } from './yard.ts';

/** What gardens, terraces and workshops need. */
export const garden = {
  ...terraces,
  ...plants,
  ...tools,
  ...yard,
} satisfies Kinds;
