import { createVar } from '@vanilla-extract/css';

/** How much of the lower edge of the window a page has taken on a phone, for what one does there. */
export const takenBelow = createVar();
