import type { Kinds } from '../kind.ts';
import { appliances } from './appliances.ts';
import { machines } from './machines.ts';
import { tableware } from './tableware.ts';

/** What one keeps house with. */
export const household = {
  ...appliances,
  ...machines,
  ...tableware,
} satisfies Kinds;
