import { brand } from './brand.ts';
import * as allmend from './brands/allmend/palette.ts';
import * as murmel from './brands/murmel/palette.ts';

/** The palettes of the brand that is built, for light and dark mode. */
export const palette = brand === 'murmel' ? murmel : allmend;
