import type { Kinds } from '../kind.ts';
import { camping } from './camping.ts';
import { fitness } from './fitness.ts';
import { waterSport } from './waterSport.ts';
import { winterSport } from './winterSport.ts';

/** What one does sport and travels with. */
export const sport = {
  ...winterSport,
  ...camping,
  ...waterSport,
  ...fitness,
} satisfies Kinds;
