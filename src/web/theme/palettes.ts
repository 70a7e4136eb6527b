import { brand } from './brand.ts';
import * as allmend from './brands/allmend/palette.ts';
import * as murmel from './brands/murmel/palette.ts';

/** The brand's colours, light and dark. */
export const palette = brand === 'murmel' ? murmel : allmend;
