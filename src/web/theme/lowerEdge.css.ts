import { createVar } from '@vanilla-extract/css';

/** How much of the lower edge of the window a page has taken on a phone, for what one does there. */
export const takenBelow = createVar();

/** So much is taken by one row of buttons with its edges. */
export const rowBelow = '73px';

/** So much by two rows, whose words may take two lines each. */
export const twoRowsBelow = '145px';
