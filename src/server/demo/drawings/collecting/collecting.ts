import type { Kinds } from '../kind.ts';
import { antiques } from './antiques.ts';
import { clocks } from './clocks.ts';
import { paintings } from './paintings.ts';

/** What one collects, keeps and gives. */
export const collecting = {
  ...clocks,
  ...antiques,
  ...paintings,
} satisfies Kinds;
