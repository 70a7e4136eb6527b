import { style } from '@vanilla-extract/css';

import { from } from '../../theme/scale.ts';

/** The reserved room is as tall as the row usually is, so that the content below does not shift. */
export const room = style({
  minHeight: 332,
  '@media': { [from.tablet]: { minHeight: 384 }, print: { minHeight: 0 } },
});
