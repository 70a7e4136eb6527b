import { brand } from './brand.ts';
import allmend from './brands/allmend/sign.svg';
import murmel from './brands/murmel/sign.svg';

/** The brand's sign without the word, as an image file: for the browser tab's icon and the end of the page. */
export const sign = brand === 'murmel' ? murmel : allmend;
