import type { Kinds } from '../kind.ts';
import { office } from './office.ts';
import { services } from './services.ts';
import { sewing } from './sewing.ts';
import { workwear } from './workwear.ts';

/** What one works with. */
export const work = {
  ...office,
  ...workwear,
  ...services,
  ...sewing,
} satisfies Kinds;
