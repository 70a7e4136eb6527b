import { style } from '@vanilla-extract/css';

import { brand } from '../theme/brand.ts';
import { from } from '../theme/scale.ts';

/**
 * The number of cards that fill the rows of the widest window: twelve in four columns; murmel has five columns there.
 */
const filled = { allmend: 12, murmel: 10 }[brand];

export const card = style({
  minWidth: 0,
  '@media': { [from.desktop]: { selectors: { [`&:nth-child(n + ${filled + 1})`]: { display: 'none' } } } },
});
