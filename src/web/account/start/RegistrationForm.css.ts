import { style } from '@vanilla-extract/css';

import { from } from '../../theme/scale.ts';

/** What belongs together, side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: 24,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', gap: 16 } },
});
