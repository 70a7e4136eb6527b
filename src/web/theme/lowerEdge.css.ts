import { createVar } from '@vanilla-extract/css';

/** The height that a page's actions occupy at the lower edge of the window on a phone. */
export const occupiedBelow = createVar();

/** The height of the actions at the lower edge: one row of buttons with its padding. */
export const rowBelow = '73px';

/** The height of the actions at the lower edge: two rows of buttons, whose labels may take two lines each. */
export const twoRowsBelow = '145px';
