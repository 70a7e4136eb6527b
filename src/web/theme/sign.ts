import { brand } from './brand.ts';
import allmend from './brands/allmend/sign.svg';
import murmel from './brands/murmel/sign.svg';

/** The brand's sign alone: the tab's icon, the end of the page. */
export const sign = brand === 'murmel' ? murmel : allmend;
