import { style } from '@vanilla-extract/css';

import { from } from '../../theme/scale.ts';

/** What stands below shall not move: as tall as the row mostly is. */
export const room = style({
  minHeight: 332,
  '@media': { [from.tablet]: { minHeight: 384 }, print: { minHeight: 0 } },
});
